import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InquiryStatus } from '@domain/inquiry/constants';
import type { Inquiry } from '@domain/inquiry/inquiry';
import { inquiryStatusLabels } from '@domain/inquiry/label';
import { inquiryMutations, inquiryQueries, invalidateInquiryLists } from '../../api/inquiries';
import { toast } from '../../components/toast';
import { errorMessage } from '../../lib/error-message';

/** Optimistic: `status` changes at once and reverts if the save fails. */
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
      // After a conflict, the next change must be based on the latest version.
      void queryClient.invalidateQueries({ queryKey: detailKey });
    },
    onSettled: () => invalidateInquiryLists(queryClient),
  });
  const setStatus = (newStatus: InquiryStatus) => {
    if (!isPending) mutate({ id: _id, status: newStatus, updatedAt });
  };
  return { status: isPending ? variables.status : status, setStatus };
}
