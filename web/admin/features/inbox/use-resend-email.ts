import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InquiryEmail } from '@domain/inquiry/email';
import { inquiryMutations, inquiryQueries, invalidateInquiryLists } from '../../api/inquiries';
import { toast } from '../../components/toast';
import { errorMessage } from '../../lib/error-message';

type ResendOptions = { inquiryId: string; email: InquiryEmail; onResent: () => void };

export function useResendEmail({ inquiryId, email, onResent }: ResendOptions) {
  const queryClient = useQueryClient();
  const detailKey = inquiryQueries.byId(inquiryId).queryKey;
  const { mutate, isPending } = useMutation({
    ...inquiryMutations.resendEmail,
    onSuccess: ({ inquiry }) => {
      queryClient.setQueryData(detailKey, inquiry);
      onResent();
    },
    onError: (error) => {
      toast.error(errorMessage(error, 'Failed to send the email. Please try again.'));
      // Another user may have sent it.
      void queryClient.invalidateQueries({ queryKey: detailKey });
    },
    onSettled: () => invalidateInquiryLists(queryClient),
  });
  return { resend: () => mutate({ inquiryId, emailId: email._id }), isSending: isPending };
}
