import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Inquiry } from '@domain/inquiry/inquiry';
import { inquiryMutations, invalidateInquiryLists } from '../../api/inquiries';
import { confirmDelete } from '../../components/confirm';
import { toast } from '../../components/toast';
import { errorMessage } from '../../lib/error-message';

export function useDeleteInquiry({ _id, name }: Inquiry, onDeleted: () => void) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    ...inquiryMutations.remove,
    onSuccess: ({ message }) => {
      toast.success(message);
      onDeleted();
    },
    onError: (error) => void toast.error(errorMessage(error, 'Failed to delete inquiry. Please try again.')),
    onSettled: () => invalidateInquiryLists(queryClient),
  });
  const ask = async () => {
    if (await confirmDelete(`the inquiry from ${name}`, 'This cannot be undone.')) remove.mutate(_id);
  };
  return { ...remove, ask };
}
