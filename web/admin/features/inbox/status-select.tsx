import { SegmentedControl, Text } from '@mantine/core';
import { inquiryStatuses, type InquiryStatus } from '@domain/inquiry/constants';
import { inquiryStatusLabels } from '@domain/inquiry/label';
import { useId, type Ref } from 'react';

type StatusSelectProps = { status: InquiryStatus; onChange: (status: InquiryStatus) => void; ref: Ref<HTMLDivElement> };

export function StatusSelect({ status, onChange, ref }: StatusSelectProps) {
  const labelId = useId();
  return (
    <div ref={ref}>
      <Text size="sm" fw={500} mb={4} id={labelId}>
        Status
      </Text>
      <SegmentedControl
        fullWidth
        size="sm"
        aria-labelledby={labelId}
        data={inquiryStatuses.map((value) => ({ value, label: inquiryStatusLabels[value] }))}
        value={status}
        onChange={(value) => onChange(value as InquiryStatus)}
      />
    </div>
  );
}
