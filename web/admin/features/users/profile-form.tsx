import { Button, Group, Paper, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { User } from '@domain/user/user';
import { authQueries } from '../../api/auth';
import { ConflictDialog } from '../../components/conflict-dialog';
import { QueryState } from '../../components/query-state';
import { useUserForm } from './use-user-form';
import { UserFields } from './user-fields';
import { userConflictFields } from './user-form-values';

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
  const { form, base, isSaving, onSubmit, conflict } = useUserForm({ user: me, canEditRole: false });
  return (
    <Paper withBorder p="md" maw={560}>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="sm">
          <UserFields form={form} isNew={false} me={base ?? me} />
          <Group justify="flex-end">
            <Button type="submit" aria-disabled={isSaving}>
              {isSaving ? 'Saving...' : 'Save Profile'}
            </Button>
          </Group>
        </Stack>
      </form>
      <ConflictDialog itemName="profile" fields={userConflictFields} {...conflict} />
    </Paper>
  );
}
