import { Checkbox, Divider, Group, MultiSelect, Stack, Text, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { roles, canManageUser, type Role } from '@domain/user/permission';
import { fullName, roleLabels } from '@domain/user/display';
import { minPasswordLength } from '@domain/user/password';
import type { User } from '@domain/user/schema';
import { mailQuery } from '../../api/installation';
import { invalidateSecurity, inviteUser, securityQueries, turnOffSecondFactorOf, userApi } from '../../api/users';
import { useUser, updateSessionUser } from '../../../api/staff/session';
import { Fields, type FieldRow } from '../../components/fields';
import { LabelWithHint } from '../../components/labels';
import { PasswordField } from '../../components/password-field';
import { QueryState } from '../../components/query-state';
import { toast } from '../../components/toast';
import { useAction } from '../../hooks/use-action';
import { useTaprooms } from '../../hooks/use-taprooms';
import { errorMessage } from '../../lib/error-message';
import { DeviceList } from './security';
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

const nameFields: FieldRow[] = [
  { name: 'firstName', label: 'First name', required: true, autoComplete: 'off', 'data-autofocus': true },
  { name: 'lastName', label: 'Last name', required: true, autoComplete: 'off' },
];
const emailField: FieldRow = { name: 'email', label: 'Email', type: 'email', required: true, autoComplete: 'off' };

const roleDescriptions: Record<Role, string> = {
  admin: 'Everything, with users, site settings, mail, backups and the audit log',
  moderator: 'Beers, taps, events, website, inbox and newsletter; no users, site settings or audit log',
  bartender: 'Bar mode only, on a phone or tablet: changes kegs in the taprooms chosen here',
};

const roleOptions = roles.map((role) => ({ value: role, label: roleLabels[role] }));

type UserFormProps = {
  user: User | null;
  /** Of the signed-in user, without the role. It stays open after a save. */
  isProfile?: boolean;
  onSaved?: () => void;
  onCancel?: () => void;
};

export function UserForm({ user, isProfile = false, onSaved, onCancel }: UserFormProps) {
  const me = useUser();
  const isMe = user?._id === me._id;
  const canEditRole = !isProfile && (user === null || canManageUser(me, user));
  // Only admins add users, and only they can load the mail server.
  const canInvite = Boolean(useQuery({ ...mailQuery, enabled: user === null }).data?.server) && user === null;
  const isInvitation = ({ isInvited }: UserFormValues) => canInvite && isInvited;
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

  const recordForm = useRecordForm<User, UserFormValues>({
    record: user,
    toFormValues,
    validate: (values) => ({
      ...validateWith(user ? userForm : isInvitation(values) ? invitationInput : userInput)(dropUnusedTaprooms(values)),
      ...(isMe &&
        needsCurrentPassword(values, me) &&
        !values.currentPassword && { currentPassword: messages.currentPasswordRequired }),
    }),
    api: userApi,
    save,
    onSaved: (saved) =>
      void toast.success(
        wasInvited.current ? `Invitation sent to ${saved.email}` : `User ${user ? 'updated' : 'created'} successfully!`,
      ),
    onLeave: onSaved,
    failureText: (error) => errorMessage(error, 'Failed to save user', 'Error saving user'),
    errorPlacement: 'toast',
  });
  const { form, base } = recordForm;
  const { role } = form.values;
  const isInvited = isInvitation(form.values);
  const createLabel = isInvited ? 'Send Invitation' : 'Create User';
  const updateLabel = isProfile ? 'Save Profile' : 'Update User';

  return (
    <RecordForm
      of={recordForm}
      itemName={isProfile ? 'profile' : 'user'}
      saveLabel={user ? updateLabel : createLabel}
      onCancel={onCancel}
      isSmall
    >
      <Stack gap="sm">
        <Fields form={form} fields={nameFields} cols={{ base: 1, xs: 2 }} />
        <Fields form={form} fields={[emailField]} />
        {canInvite && (
          <Checkbox
            label="Send an invitation by email"
            description="They choose their own password by a link that works for a week"
            {...form.getInputProps('isInvited', { type: 'checkbox' })}
          />
        )}
        {!isInvited && (
          <PasswordField
            description={user ? 'Leave blank to keep current' : `At least ${minPasswordLength} characters`}
            required={user === null}
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
        )}
        {isMe && base && needsCurrentPassword(form.values, base) && (
          <PasswordField
            label="Current password"
            description="Needed to change your email or password"
            required
            autoComplete="current-password"
            {...form.getInputProps('currentPassword')}
          />
        )}
        {!isProfile && (
          <Select
            label="Role"
            description={isMe ? 'You cannot change your own role' : roleDescriptions[role]}
            data={roleOptions}
            renderOption={({ option }) => (
              <LabelWithHint label={option.label} hint={roleDescriptions[option.value as Role]} />
            )}
            readOnly={isMe}
            {...form.getInputProps('role')}
          />
        )}
        {!isProfile && role === 'bartender' && <TaproomsField form={form} />}
      </Stack>
    </RecordForm>
  );
}

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

/** Shown to admins in the dialog of another user: helps those who have lost the phone and the recovery codes. */
function UserSecurity({ user }: { user: User }) {
  const query = useQuery(securityQueries.secondFactor(user._id));
  const isOn = query.data?.isOn === true;
  const turnOff = useAction({
    run: () => turnOffSecondFactorOf(user._id),
    question: {
      title: `Turn off two-step sign-in of ${fullName(user)}?`,
      message: 'Only do this if the user has lost the phone, and you are sure that it is the user who asks.',
      confirmLabel: 'Turn Off',
      isDestructive: true,
    },
    successText: ({ message }) => message,
    failureText: 'Two-step sign-in could not be turned off',
    invalidate: invalidateSecurity(user._id),
  });
  return (
    <Stack gap="sm" mt="md">
      <Divider label="Signed-in devices" labelPosition="left" />
      <DeviceList userId={user._id} />
      <Divider label="Two-step sign-in" labelPosition="left" />
      <QueryState query={query} errorText="Failed to load two-step sign-in">
        <Group justify="space-between" gap="sm">
          <Text>{isOn ? 'On' : 'Off'}</Text>
          {isOn && (
            <SmallButton loading={turnOff.isPending} onClick={() => void turnOff.start()}>
              Turn Off
            </SmallButton>
          )}
        </Group>
      </QueryState>
    </Stack>
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
