import { Modal, Button, Divider, Group, Stack, Text, Select, SimpleGrid, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { roles, canChangeRole, type Role } from '@domain/user/permission';
import { fullName, roleLabels } from '@domain/user/display';
import { minPasswordLength } from '@domain/user/password';
import type { User } from '@domain/user/schema';
import { securityQueries, turnOffSecondFactorOf } from '../../api/users';
import { useUser } from '../../../api/staff/session';
import { confirm } from '../../components/confirm';
import { ConflictDialog } from '../../components/conflict-dialog';
import { PasswordField } from '../../components/password-field';
import { QueryState } from '../../components/query-state';
import { toast } from '../../components/toast';
import { useTaprooms } from '../../hooks/use-taprooms';
import { confirmLeaving } from '../../hooks/use-unsaved-changes';
import { errorMessage } from '../../lib/error-message';
import { DeviceList } from './device-list';
import { useSecurityRefresh } from './second-factor-steps';
import { useUserForm, userConflictFields, type UserFormApi, needsCurrentPassword } from './user-form-values';

type UserFieldsProps = {
  form: UserFormApi;
  isNew: boolean;
  /** The signed-in user in their own form; null in others. */
  me: User | null;
};

/** The fields that the user form and the profile form share. */
export function UserFields({ form, isNew, me }: UserFieldsProps) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput label="First name" required autoComplete="off" {...form.getInputProps('firstName')} />
        <TextInput label="Last name" required autoComplete="off" {...form.getInputProps('lastName')} />
      </SimpleGrid>
      <TextInput label="Email" type="email" required autoComplete="off" {...form.getInputProps('email')} />
      <PasswordField
        description={isNew ? `At least ${minPasswordLength} characters` : 'Leave blank to keep current'}
        required={isNew}
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      {me && needsCurrentPassword(form.values, me) && (
        <PasswordField
          label="Current password"
          description="Needed to change your email or password"
          required
          autoComplete="current-password"
          {...form.getInputProps('currentPassword')}
        />
      )}
    </>
  );
}

type UserFormProps = { user: User | null; onSaved: () => void; onCancel: () => void };

function UserForm({ user, onSaved, onCancel }: UserFormProps) {
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
          description={isMe ? 'You cannot change your own role' : roleDescriptions[form.values.role]}
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

const roleDescriptions: Record<Role, string> = {
  admin: 'Everything, with users, site settings, mail, backups and the audit log',
  moderator: 'Beers, taps, events, website, inbox and newsletter; no users, site settings or audit log',
  bartender: 'Bar mode only: the taps of one taproom',
};

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

/** In the dialog of another user, for admins. */
function UserSecurity({ user }: { user: User }) {
  return (
    <Stack gap="sm" mt="md">
      <Divider label="Signed-in devices" labelPosition="left" />
      <DeviceList userId={user._id} />
      <Divider label="Two-step sign-in" labelPosition="left" />
      <SecondFactorOfUser user={user} />
    </Stack>
  );
}

function SecondFactorOfUser({ user }: { user: User }) {
  const query = useQuery(securityQueries.secondFactor(user._id));
  const isOn = query.data?.isOn === true;
  return (
    <QueryState query={query} isEmpty={false} emptyText="" errorText="Failed to load two-step sign-in">
      <Group justify="space-between" gap="sm">
        <Text size="sm">{isOn ? 'On' : 'Off'}</Text>
        {isOn && <TurnOffButton user={user} />}
      </Group>
    </QueryState>
  );
}

/** For users who have lost the phone and the recovery codes. */
function TurnOffButton({ user }: { user: User }) {
  const refresh = useSecurityRefresh(user._id);
  const { mutate, isPending } = useMutation({
    mutationFn: () => turnOffSecondFactorOf(user._id),
    onSuccess: ({ message }) => void toast.success(message),
    onError: (error) => void toast.error(errorMessage(error, 'Two-step sign-in could not be turned off')),
    onSettled: refresh,
  });
  const handleClick = async () => {
    const message = 'Only do this if the user has lost the phone, and you are sure that it is the user who asks.';
    const title = `Turn off two-step sign-in of ${fullName(user)}?`;
    if (await confirm({ title, message, confirmLabel: 'Turn Off', isDestructive: true })) mutate();
  };
  return (
    <Button variant="default" size="xs" loading={isPending} onClick={() => void handleClick()}>
      Turn Off
    </Button>
  );
}

/** The user to edit; null while the modal is closed. */
export type UserModalTarget = User | 'new' | null;

export function UserModal({ target, onClose }: { target: UserModalTarget; onClose: () => void }) {
  const me = useUser();
  const handleClose = async () => {
    if (await confirmLeaving()) onClose();
  };
  return (
    <Modal
      opened={target !== null}
      onClose={() => void handleClose()}
      title={target === 'new' ? 'Add New User' : 'Edit User'}
      closeOnClickOutside={false}
    >
      {target && (
        <UserForm user={target === 'new' ? null : target} onSaved={onClose} onCancel={() => void handleClose()} />
      )}
      {target && target !== 'new' && target._id !== me._id && me.role === 'admin' && <UserSecurity user={target} />}
    </Modal>
  );
}
