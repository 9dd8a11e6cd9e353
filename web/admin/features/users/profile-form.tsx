import { Button, Group, Paper, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { userForm } from '@domain/user/input';
import type { User } from '@domain/user/user';
import { authQueries } from '../../api/auth';
import { ConflictDialog } from '../../components/conflict-dialog';
import { QueryState } from '../../components/query-state';
import { useUnsavedChanges } from '../../hooks/use-unsaved-changes';
import { focusFirstError, validateWith } from '../../lib/form-errors';
import { rebaseEdits } from '../../lib/merge';
import { useSaveUser } from './use-save-user';
import { UserFields } from './user-fields';
import { isSameUser, userConflictFields, toFormValues, type UserFormValues } from './user-form-values';

/** The signed-in user's own name, e-mail and password. */
export function ProfileForm() {
  const query = useQuery(authQueries.me());
  return (
    <QueryState query={query} isEmpty={false} emptyText="" errorText="Failed to load your profile">
      {query.data && <ProfileFields me={query.data} />}
    </QueryState>
  );
}

function ProfileFields({ me }: { me: User }) {
  const form = useForm<UserFormValues>({ initialValues: toFormValues(me), validate: validateWith(userForm) });
  const saving = useSaveUser({
    form,
    user: me,
    mayChangeRole: false,
    onSaved: (saved, sent) => form.setValues(rebaseEdits(sent, form.getValues(), toFormValues(saved))),
  });
  useUnsavedChanges(!isSameUser(form.values, toFormValues(saving.base)));

  return (
    <Paper withBorder p="md" maw={560}>
      <form noValidate onSubmit={form.onSubmit(saving.save, (errors) => focusFirstError(form, errors))}>
        <Stack gap="sm">
          <UserFields form={form} isNew={false} />
          <Group justify="flex-end">
            <Button type="submit" aria-disabled={saving.isPending}>
              {saving.isPending ? 'Saving...' : 'Save Profile'}
            </Button>
          </Group>
        </Stack>
      </form>
      <ConflictDialog itemName="profile" fields={userConflictFields} {...saving.conflict} />
    </Paper>
  );
}
