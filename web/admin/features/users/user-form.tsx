import { Button, Group, Select, Stack } from '@mantine/core';
import { roleLabels } from '@domain/user/display';
import { canChangeRole } from '@domain/user/permission';
import { roles } from '@domain/user/constants';
import type { User } from '@domain/user/user';
import { useUser } from '../../auth/use-session';
import { ConflictDialog } from '../../components/conflict-dialog';
import { useTaprooms } from '../../hooks/use-taprooms';
import { useUserForm } from './use-user-form';
import { UserFields } from './user-fields';
import { userConflictFields, type UserFormApi } from './user-form-values';

type UserFormProps = { user: User | null; onSaved: () => void; onCancel: () => void };

export function UserForm({ user, onSaved, onCancel }: UserFormProps) {
  const me = useUser();
  const { form, base, isSaving, onSubmit, conflict } = useUserForm({
    user,
    canEditRole: user === null || canChangeRole(me, user),
    onLeave: onSaved,
  });
  const isMe = user?._id === me._id;

  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="sm">
        <UserFields form={form} isNew={user === null} me={isMe ? base : null} />
        <Select
          label="Role"
          description={isMe ? 'You cannot change your own role' : undefined}
          data={roles.map((role) => ({ value: role, label: roleLabels[role] }))}
          allowDeselect={false}
          readOnly={isMe}
          {...form.getInputProps('role')}
        />
        {form.values.role === 'bartender' && <TaproomField form={form} />}
        <Group justify="flex-end" gap="sm" mt="xs">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" aria-disabled={isSaving}>
            {isSaving ? 'Saving...' : user ? 'Update User' : 'Create User'}
          </Button>
        </Group>
      </Stack>
      <ConflictDialog itemName="user" fields={userConflictFields} {...conflict} />
    </form>
  );
}

/** Bartenders change the taps of one taproom. */
function TaproomField({ form }: { form: UserFormApi }) {
  const taprooms = useTaprooms();
  return (
    <Select
      label="Taproom"
      description="Bartenders only use bar mode, for the taps of this taproom"
      required
      placeholder="Choose a taproom"
      data={taprooms.map(({ slug, name }) => ({ value: slug, label: name }))}
      allowDeselect={false}
      {...form.getInputProps('taproom')}
      value={form.values.taproom || null}
    />
  );
}
