import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fullName } from '@domain/user/display';
import type { User } from '@domain/user/user';
import { userMutations } from '../../api/users';
import { confirmDelete } from '../../components/confirm';
import { toast } from '../../components/toast';
import { errorMessage } from '../../lib/error-message';

export function useDeleteUser() {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...userMutations.remove,
    onSuccess: ({ message }) => void toast.success(message),
    onError: (error) => void toast.error(errorMessage(error, 'Failed to delete user', 'Error deleting user')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['users'] }),
  });
  const ask = async (user: User) => {
    if (await confirmDelete(fullName(user), 'Are you sure you want to delete this user?')) mutate(user._id);
  };
  return { ask, isPending };
}
