import { Button, Group, Paper, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { userForm } from '@domain/user/input';
import type { User } from '@domain/user/user';
import { authQueries } from '../../../api/auth';
import { asOpened } from '../../api/as-opened';
import { ConflictDialog } from '../../kit/conflict-dialog';
import { focusFirstError, validateWith } from '../../kit/form-errors';
import { ListState } from '../../kit/list-state';
import { withTyped } from '../../kit/merge';
import { useUnsavedChanges } from '../../kit/unsaved-changes';
import { PersonFields } from './person-fields';
import { useSaveUser } from './use-save-user';
import { isSameUser, userFields, userValues, type UserValues } from './user-values';

/** One's own name, e-mail and password: everybody may change these. */
export function ProfileForm() {
  const query = useQuery({ ...authQueries.me(), ...asOpened });
  return (
    <ListState query={query} isEmpty={false} emptyText="" failureText="Failed to load your profile">
      {query.data && <OwnFields me={query.data} />}
    </ListState>
  );
}

function OwnFields({ me }: { me: User }) {
  const form = useForm<UserValues>({ initialValues: userValues(me), validate: validateWith(userForm) });
  const saving = useSaveUser({
    form,
    user: me,
    mayChangeRole: false,
    onSaved: (saved, sent) => form.setValues(withTyped(sent, form.getValues(), userValues(saved))),
  });
  useUnsavedChanges(!isSameUser(form.values, userValues(saving.base)));

  return (
    <Paper withBorder p="md" maw={560}>
      <form noValidate onSubmit={form.onSubmit(saving.save, (errors) => focusFirstError(form, errors))}>
        <Stack gap="sm">
          <PersonFields form={form} isNew={false} />
          <Group justify="flex-end">
            <Button type="submit" aria-disabled={saving.isPending}>
              {saving.isPending ? 'Saving...' : 'Save Profile'}
            </Button>
          </Group>
        </Stack>
      </form>
      <ConflictDialog noun="profile" fields={userFields} {...saving.conflict} />
    </Paper>
  );
}
