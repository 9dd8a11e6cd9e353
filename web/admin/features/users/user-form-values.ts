/** Values of the user and profile forms. */
import type { UseFormReturnType } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { normalizeEmail } from '@domain/shared/email-format';
import { messages } from '@domain/shared/messages';
import { invitationInput, userForm, userInput, type UserUpdate } from '@domain/user/input';
import type { User } from '@domain/user/schema';
import { useRef } from 'react';
import { fetchLatestUser, invalidateUsers, userMutations } from '../../api/users';
import { updateSessionUser, useUser } from '../../../api/staff/session';
import { toast } from '../../components/toast';
import { useRecordForm } from '../../hooks/use-record-form';
import { errorMessage } from '../../lib/error-message';
import { validateWith } from '../../lib/form-errors';

type UserFormValues = ReturnType<typeof toFormValues>;

export type UserFormApi = UseFormReturnType<UserFormValues>;

const toFormValues = (user: User | null) => ({
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  email: user?.email ?? '',
  password: '',
  /** Of users who change their own password or e-mail address. */
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
export const needsCurrentPassword = ({ password, email }: UserFormValues, me: User) =>
  password !== '' || normalizeEmail(email) !== me.email;

type UserFormOptions = {
  /** Null for a new user. */
  user: User | null;
  canEditRole: boolean;
  /** There is a mail server. */
  canInvite?: boolean;
  /** Without it, the form stays open after a save. */
  onLeave?: () => void;
};

/** Shared by the user form and the profile form. `canEditRole`: whether the request contains the role. */
export function useUserForm({ user, canEditRole, canInvite = false, onLeave }: UserFormOptions) {
  const me = useUser();
  const queryClient = useQueryClient();
  const create = useMutation(userMutations.create);
  const invite = useMutation(userMutations.invite);
  const update = useMutation(userMutations.update);

  const isInvitation = (values: UserFormValues) => user === null && canInvite && values.isInvited;
  const wasInvited = useRef(false);

  const save = async (values: UserFormValues, base: User | null) => {
    const body = toRequestBody(values, base, canEditRole);
    wasInvited.current = isInvitation(values);
    if (!base) return (await (isInvitation(values) ? invite : create).mutateAsync(body)).user;
    const { user: saved } = await update.mutateAsync({ id: base._id, user: { ...body, updatedAt: base.updatedAt } });
    // With a new password, the server has renewed the session's cookie.
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
    save,
    fetchLatest: ({ _id }) => fetchLatestUser(queryClient, _id),
    onSaved: (saved) => {
      toast.success(
        wasInvited.current ? `Invitation sent to ${saved.email}` : `User ${user ? 'updated' : 'created'} successfully!`,
      );
      void invalidateUsers(queryClient);
    },
    onLeave,
    getErrorMessage: (error) => errorMessage(error, 'Failed to save user', 'Error saving user'),
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
