import { Button, Group, Select, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { roleLabels } from '@domain/user/display';
import { userForm, userInput } from '@domain/user/input';
import { canChangeRole } from '@domain/user/permission';
import { roles, type User } from '@domain/user/user';
import { useUser } from '../../auth/use-session';
import { ConflictDialog } from '../../components/conflict-dialog';
import { useUnsavedChanges } from '../../hooks/use-unsaved-changes';
import { focusFirstError, validateWith } from '../../lib/form-errors';
import { useSaveUser } from './use-save-user';
import { UserFields } from './user-fields';
import { isSameUser, userConflictFields, toFormValues, type UserFormValues } from './user-form-values';

type UserFormProps = { user: User | null; onSaved: () => void; onCancel: () => void };

export function UserForm({ user, onSaved, onCancel }: UserFormProps) {
  const me = useUser();
  const form = useForm<UserFormValues>({
    initialValues: toFormValues(user),
    validate: validateWith(user ? userForm : userInput),
  });
  const saving = useSaveUser({ form, user, mayChangeRole: user === null || canChangeRole(me, user), onSaved });
  useUnsavedChanges(!saving.isSuccess && !isSameUser(form.values, toFormValues(saving.base)));
  const isMe = user?._id === me._id;

  return (
    <form noValidate onSubmit={form.onSubmit(saving.save, (errors) => focusFirstError(form, errors))}>
      <Stack gap="sm">
        <UserFields form={form} isNew={user === null} />
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
      <ConflictDialog itemName="user" fields={userConflictFields} {...saving.conflict} />
    </form>
  );
}
