import { SegmentedControl, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { inquiryStatuses, type Inquiry, type InquiryStatus } from '@domain/inquiry/inquiry';
import { inquiryStatusLabels } from '@domain/inquiry/label';
import { useId } from 'react';
import { inquiryMutations } from '../../../api/inquiries';
import { oneInquiry, refreshInquiryLists } from '../../api/inquiries';
import { failureMessage } from '../../kit/failure';
import { toast } from '../../kit/toast';

/** One tap, shown at once, taken back if it fails. */
export function StatusSelect({ inquiry: { _id, status, updatedAt } }: { inquiry: Inquiry }) {
  const labelId = useId();
  const queryClient = useQueryClient();
  const detailKey = oneInquiry(_id).queryKey;
  const change = useMutation({
    ...inquiryMutations.setStatus,
    onSuccess: ({ inquiry }) => {
      queryClient.setQueryData(detailKey, inquiry);
      toast.success(`Marked as ${inquiryStatusLabels[inquiry.status]}`);
    },
    onError: (error) => {
      toast.error(failureMessage(error, 'Failed to update inquiry. Please try again.'));
      // After a conflict the latest version is what the next choice is made from.
      void queryClient.invalidateQueries({ queryKey: detailKey });
    },
    onSettled: () => refreshInquiryLists(queryClient),
  });

  return (
    <div>
      <Text size="sm" fw={500} mb={4} id={labelId}>
        Status
      </Text>
      <SegmentedControl
        fullWidth
        size="sm"
        aria-labelledby={labelId}
        data={inquiryStatuses.map((value) => ({ value, label: inquiryStatusLabels[value] }))}
        value={change.isPending ? change.variables.status : status}
        onChange={(value) => {
          if (!change.isPending) change.mutate({ id: _id, status: value as InquiryStatus, updatedAt });
        }}
      />
    </div>
  );
}
