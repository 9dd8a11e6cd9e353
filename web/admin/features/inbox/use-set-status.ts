import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Inquiry, InquiryStatus } from '@domain/inquiry/inquiry';
import { inquiryStatusLabels } from '@domain/inquiry/label';
import { inquiryMutations, inquiryQueries } from '../../../api/inquiries';
import { refreshInquiryLists } from '../../api/inquiries';
import { errorMessage } from '../../lib/error-message';
import { toast } from '../../components/toast';

/** `shown` is the new status at once, and the old one again if it could not be saved. */
export function useSetStatus({ _id, status, updatedAt }: Inquiry) {
  const queryClient = useQueryClient();
  const detailKey = inquiryQueries.byId(_id).queryKey;
  const { mutate, isPending, variables } = useMutation({
    ...inquiryMutations.setStatus,
    onSuccess: ({ inquiry }) => {
      queryClient.setQueryData(detailKey, inquiry);
      toast.success(`Marked as ${inquiryStatusLabels[inquiry.status]}`);
    },
    onError: (error) => {
      toast.error(errorMessage(error, 'Failed to update inquiry. Please try again.'));
      // After a conflict the latest version is what the next choice is made from.
      void queryClient.invalidateQueries({ queryKey: detailKey });
    },
    onSettled: () => refreshInquiryLists(queryClient),
  });
  const set = (next: InquiryStatus) => {
    if (!isPending) mutate({ id: _id, status: next, updatedAt });
  };
  return { shown: isPending ? variables.status : status, set };
}
