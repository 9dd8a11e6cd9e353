import { useQueryClient } from '@tanstack/react-query';
import type { Inquiry } from '@domain/inquiry/inquiry';
import { inquiryMutations, invalidateInquiryLists } from '../../api/inquiries';
import { useDeleteRecord } from '../../hooks/use-delete-record';
import { errorMessage } from '../../lib/error-message';

export function useDeleteInquiry({ _id, name }: Inquiry, onDeleted: () => void) {
  const queryClient = useQueryClient();
  const { deleteRecord, isDeleting } = useDeleteRecord({
    mutation: inquiryMutations.remove,
    invalidate: () => invalidateInquiryLists(queryClient),
    getErrorMessage: (error) => errorMessage(error, 'Failed to delete inquiry. Please try again.'),
    onDeleted,
  });
  const deleteInquiry = () =>
    deleteRecord({ id: _id, name: `the inquiry from ${name}`, message: 'This cannot be undone.' });
  return { deleteInquiry, isDeleting };
}
