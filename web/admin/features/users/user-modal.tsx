import { Checkbox, Divider, Group, MultiSelect, Stack, Text, Select, SimpleGrid, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { roles, canManageUser, type Role } from '@domain/user/permission';
import { fullName, roleLabels } from '@domain/user/display';
import { minPasswordLength } from '@domain/user/password';
import type { User } from '@domain/user/schema';
import { mailQuery } from '../../api/installation';
import { inviteUser, securityQueries, turnOffSecondFactorOf, userApi } from '../../api/users';
import { useUser, updateSessionUser } from '../../../api/staff/session';
import { confirm } from '../../components/confirm';
import { LabelWithHint } from '../../components/labels';
import { PasswordField } from '../../components/password-field';
import { QueryState } from '../../components/query-state';
import { toast } from '../../components/toast';
import { useTaprooms } from '../../hooks/use-taprooms';
import { errorMessage } from '../../lib/error-message';
import { DeviceList } from './device-list';
import { useSecurityRefresh } from './second-factor';
import { SmallButton } from '../../components/buttons';
import { RecordForm, FormModal } from '../../components/record-form';
import type { UseFormReturnType } from '@mantine/form';
import { normalizeEmail } from '@domain/shared/email-format';
import { messages } from '@domain/shared/messages';
import { invitationInput, userForm, userInput, type UserUpdate } from '@domain/user/input';
import { useRef } from 'react';
import { useRecordForm } from '../../hooks/use-record-form';
import { validateWith } from '../../lib/form-errors';

type UserFormValues = ReturnType<typeof toFormValues>;

type UserFormApi = UseFormReturnType<UserFormValues>;

const toFormValues = (user: User | null) => ({
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  email: user?.email ?? '',
  password: '',
  /** Required of users who change their own password or e-mail address. */
  currentPassword: '',
  role: user?.role ?? ('moderator' as const),
  /** The slugs of a bartender's taprooms; otherwise without effect. */
  taprooms: user?.taprooms ?? [],
  /** New users: by an email, if there is a mail server. */
  isInvited: true,
});

/** Only bartenders have taprooms. */
const dropUnusedTaprooms = (values: UserFormValues): UserFormValues =>
  values.role === 'bartender' ? values : { ...values, taprooms: [] };

/** Users confirm changes of their own password or e-mail address with the current password. */
const needsCurrentPassword = ({ password, email }: UserFormValues, me: User) =>
  password !== '' || normalizeEmail(email) !== me.email;

type UserFormOptions = {
  user: User | null;
  canEditRole: boolean;
  /** Whether there is a mail server. */
  canInvite?: boolean;
  /** A form without it stays open after a save. */
  onLeave?: () => void;
};

/** Shared by the user form and the profile form. `canEditRole`: whether the request contains the role. */
export function useUserForm({ user, canEditRole, canInvite = false, onLeave }: UserFormOptions) {
  const me = useUser();

  const isInvitation = (values: UserFormValues) => user === null && canInvite && values.isInvited;
  const wasInvited = useRef(false);

  const save = async (values: UserFormValues, base: User | null) => {
    const body = toRequestBody(values, base, canEditRole);
    wasInvited.current = isInvitation(values);
    if (isInvitation(values)) return inviteUser(body);
    const saved = await userApi.save(base, body);
    // The server renews the session's cookie after a change of the password.
    if (saved._id === me._id) updateSessionUser(saved);
    return saved;
  };

  return useRecordForm<User, UserFormValues>({
    record: user,
    toFormValues,
    validate: (values) => ({
      ...validateWith(user ? userForm : isInvitation(values) ? invitationInput : userInput)(dropUnusedTaprooms(values)),
      ...(user?._id === me._id &&
        needsCurrentPassword(values, me) &&
        !values.currentPassword && { currentPassword: messages.currentPasswordRequired }),
    }),
    api: userApi,
    save,
    onSaved: (saved) =>
      void toast.success(
        wasInvited.current ? `Invitation sent to ${saved.email}` : `User ${user ? 'updated' : 'created'} successfully!`,
      ),
    onLeave,
    failureText: (error) => errorMessage(error, 'Failed to save user', 'Error saving user'),
    errorPlacement: 'toast',
  });
}

/**
 * Omits a blank password, the role where it can't be changed, and the taprooms of users who neither are
 * nor were bartenders.
 */
function toRequestBody(values: UserFormValues, base: User | null, canEditRole: boolean): Partial<UserUpdate> {
  const { password, currentPassword, role, taprooms, isInvited: _sent, ...profile } = dropUnusedTaprooms(values);
  const hasTaprooms = role === 'bartender' || base?.role === 'bartender';
  return {
    ...profile,
    ...(password && { password }),
    ...(currentPassword && { currentPassword }),
    ...(canEditRole && { role }),
    ...(canEditRole && hasTaprooms && { taprooms }),
  };
}

type UserFieldsProps = {
  form: UserFormApi;
  isNew: boolean;
  /** The signed-in user in their own form; null in others. */
  me: User | null;
  /** New users can choose their password by a link in an email. */
  canInvite?: boolean;
};

/** The fields that the user form and the profile form share. */
export function UserFields({ form, isNew, me, canInvite = false }: UserFieldsProps) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput label="First name" required autoComplete="off" {...form.getInputProps('firstName')} />
        <TextInput label="Last name" required autoComplete="off" {...form.getInputProps('lastName')} />
      </SimpleGrid>
      <TextInput label="Email" type="email" required autoComplete="off" {...form.getInputProps('email')} />
      {canInvite && (
        <Checkbox
          label="Send an invitation by email"
          description="They choose their own password by a link that works for a week"
          {...form.getInputProps('isInvited', { type: 'checkbox' })}
        />
      )}
      {!(canInvite && form.values.isInvited) && (
        <PasswordField
          description={isNew ? `At least ${minPasswordLength} characters` : 'Leave blank to keep current'}
          required={isNew}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
      )}
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
  // Only admins add users, and only they can load the mail server.
  const canInvite = Boolean(useQuery({ ...mailQuery, enabled: user === null }).data?.server) && user === null;
  const recordForm = useUserForm({
    user,
    canEditRole: user === null || canManageUser(me, user),
    canInvite,
    onLeave: onSaved,
  });
  const { form, base } = recordForm;
  const isMe = user?._id === me._id;

  return (
    <RecordForm
      of={recordForm}
      itemName="user"
      saveLabel={describeSave(user, canInvite && form.values.isInvited)}
      onCancel={onCancel}
      isSmall
    >
      <Stack gap="sm">
        <UserFields form={form} isNew={user === null} me={isMe ? base : null} canInvite={canInvite} />
        <Select
          label="Role"
          description={isMe ? 'You cannot change your own role' : roleDescriptions[form.values.role]}
          data={describedRoles}
          renderOption={({ option }) => (
            <LabelWithHint label={option.label} hint={roleDescriptions[option.value as Role]} />
          )}
          readOnly={isMe}
          {...form.getInputProps('role')}
        />
        {form.values.role === 'bartender' && <TaproomsField form={form} />}
      </Stack>
    </RecordForm>
  );
}

function describeSave(user: User | null, isInvited: boolean) {
  if (user) return 'Update User';
  return isInvited ? 'Send Invitation' : 'Create User';
}

const roleDescriptions: Record<Role, string> = {
  admin: 'Everything, with users, site settings, mail, backups and the audit log',
  moderator: 'Beers, taps, events, website, inbox and newsletter; no users, site settings or audit log',
  bartender: 'Bar mode only, on a phone or tablet: changes kegs in the taprooms chosen here',
};

const describedRoles = roles.map((role) => ({ value: role, label: roleLabels[role] }));

function TaproomsField({ form }: { form: UserFormApi }) {
  const taprooms = useTaprooms();
  return (
    <MultiSelect
      label="Taprooms"
      description="Whose taps the bartender changes in bar mode"
      required
      placeholder={form.values.taprooms.length === 0 ? 'Choose taprooms' : undefined}
      data={taprooms.map(({ slug, name }) => ({ value: slug, label: name }))}
      {...form.getInputProps('taprooms')}
    />
  );
}

/** Shown to admins in the dialog of another user. */
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
    <QueryState query={query} errorText="Failed to load two-step sign-in">
      <Group justify="space-between" gap="sm">
        <Text size="sm">{isOn ? 'On' : 'Off'}</Text>
        {isOn && <TurnOffButton user={user} />}
      </Group>
    </QueryState>
  );
}

/** Helps users who have lost the phone and the recovery codes. */
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
    <SmallButton loading={isPending} onClick={() => void handleClick()}>
      Turn Off
    </SmallButton>
  );
}

/** The user to edit; null while the modal is closed. */
export type UserModalTarget = User | 'new' | null;

export function UserModal({ target, onClose }: { target: UserModalTarget; onClose: () => void }) {
  const me = useUser();
  const user = target === 'new' ? null : target;
  return (
    <FormModal isOpen={target !== null} onClose={onClose} title={user ? 'Edit User' : 'Add New User'}>
      {(onCancel) => (
        <>
          <UserForm user={user} onSaved={onClose} onCancel={onCancel} />
          {user && user._id !== me._id && me.role === 'admin' && <UserSecurity user={user} />}
        </>
      )}
    </FormModal>
  );
}
