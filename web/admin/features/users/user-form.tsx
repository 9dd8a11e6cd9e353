import { Button, Group, Select, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { roleLabels } from '@domain/user/display';
import { userForm, userInput } from '@domain/user/input';
import { mayChangeRole } from '@domain/user/permission';
import { roles, type User } from '@domain/user/user';
import { ConflictDialog } from '../../kit/conflict-dialog';
import { focusFirstError, validateWith } from '../../kit/form-errors';
import { useUnsavedChanges } from '../../kit/unsaved-changes';
import { useUser } from '../../session/use-session';
import { PersonFields } from './person-fields';
import { useSaveUser } from './use-save-user';
import { isSameUser, userFields, userValues, type UserValues } from './user-values';

type UserFormProps = { user: User | null; onSaved: () => void; onCancel: () => void };

export function UserForm({ user, onSaved, onCancel }: UserFormProps) {
  const me = useUser();
  const form = useForm<UserValues>({
    initialValues: userValues(user),
    validate: validateWith(user ? userForm : userInput),
  });
  const saving = useSaveUser({ form, user, mayChangeRole: user === null || mayChangeRole(me, user), onSaved });
  useUnsavedChanges(!saving.isSuccess && !isSameUser(form.values, userValues(saving.base)));
  const isMe = user?._id === me._id;

  return (
    <form noValidate onSubmit={form.onSubmit(saving.save, (errors) => focusFirstError(form, errors))}>
      <Stack gap="sm">
        <PersonFields form={form} isNew={user === null} />
        <Select
          label="Role"
          description={isMe ? 'You cannot change your own role' : undefined}
          data={roles.map((role) => ({ value: role, label: roleLabels[role] }))}
          allowDeselect={false}
          readOnly={isMe}
          {...form.getInputProps('role')}
        />
        <Group justify="flex-end" gap="sm" mt="xs">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" aria-disabled={saving.isPending}>
            {saving.isPending ? 'Saving...' : user ? 'Update User' : 'Create User'}
          </Button>
        </Group>
      </Stack>
      <ConflictDialog noun="user" fields={userFields} {...saving.conflict} />
    </form>
  );
}
