import { useQueryClient } from '@tanstack/react-query';
import { fullName } from '@domain/user/display';
import type { User } from '@domain/user/user';
import { invalidateUsers, userMutations } from '../../api/users';
import { useDeleteRecord } from '../../hooks/use-delete-record';
import { errorMessage } from '../../lib/error-message';

export function useDeleteUser() {
  const queryClient = useQueryClient();
  const { deleteRecord, isDeleting } = useDeleteRecord({
    mutation: userMutations.remove,
    invalidate: () => invalidateUsers(queryClient),
    getErrorMessage: (error) => errorMessage(error, 'Failed to delete user', 'Error deleting user'),
  });
  const deleteUser = (user: User) =>
    deleteRecord({ id: user._id, name: fullName(user), message: 'Are you sure you want to delete this user?' });
  return { deleteUser, isDeleting };
}
