import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from '@domain/shared/messages';
import { userForm, userInput, type UserUpdate } from '@domain/user/input';
import type { User } from '@domain/user/user';
import { fetchLatestUser, invalidateUsers, userMutations } from '../../api/users';
import { updateSessionUser } from '../../auth/session';
import { useUser } from '../../auth/use-session';
import { toast } from '../../components/toast';
import { useRecordForm } from '../../hooks/use-record-form';
import { errorMessage } from '../../lib/error-message';
import { validateWith } from '../../lib/form-errors';
import { dropUnusedTaproom, needsCurrentPassword, toFormValues, type UserFormValues } from './user-form-values';

type UserFormOptions = {
  /** Null for a new user. */
  user: User | null;
  canEditRole: boolean;
  /** Without it, the form stays open after a save. */
  onLeave?: () => void;
};

/** Shared by the user form and the profile form. `canEditRole`: whether the request contains the role. */
export function useUserForm({ user, canEditRole, onLeave }: UserFormOptions) {
  const me = useUser();
  const queryClient = useQueryClient();
  const create = useMutation(userMutations.create);
  const update = useMutation(userMutations.update);

  const save = async (values: UserFormValues, base: User | null) => {
    const body = toRequestBody(values, base, canEditRole);
    if (!base) return (await create.mutateAsync(body)).user;
    const { user: saved } = await update.mutateAsync({ id: base._id, user: { ...body, updatedAt: base.updatedAt } });
    // With a new password, the server has renewed the session's cookie.
    if (saved._id === me._id) updateSessionUser(saved);
    return saved;
  };

  return useRecordForm<User, UserFormValues>({
    record: user,
    toFormValues,
    validate: (values) => ({
      ...validateWith(user ? userForm : userInput)(dropUnusedTaproom(values)),
      ...(user?._id === me._id &&
        needsCurrentPassword(values, me) &&
        !values.currentPassword && { currentPassword: messages.currentPasswordRequired }),
    }),
    save,
    fetchLatest: ({ _id }) => fetchLatestUser(queryClient, _id),
    onSaved: () => {
      toast.success(`User ${user ? 'updated' : 'created'} successfully!`);
      void invalidateUsers(queryClient);
    },
    onLeave,
    getErrorMessage: (error) => errorMessage(error, 'Failed to save user', 'Error saving user'),
    errorPlacement: 'toast',
  });
}

/**
 * Omits a blank password, the role where it can't be changed, and the taproom of users who neither are
 * nor were bartenders.
 */
function toRequestBody(values: UserFormValues, base: User | null, canEditRole: boolean): Partial<UserUpdate> {
  const { password, currentPassword, role, taproom, ...profile } = dropUnusedTaproom(values);
  const hasTaproom = role === 'bartender' || base?.role === 'bartender';
  return {
    ...profile,
    ...(password && { password }),
    ...(currentPassword && { currentPassword }),
    ...(canEditRole && { role }),
    ...(canEditRole && hasTaproom && { taproom }),
  };
}
