import { Badge } from '@mantine/core';
import type { InquiryStatus } from '@domain/inquiry/inquiry';
import { inquiryStatusLabels } from '@domain/inquiry/label';

const looks = {
  new: { variant: 'filled' },
  answered: { color: 'green' },
  archived: { color: 'gray' },
  spam: { color: 'red' },
} as const satisfies Record<InquiryStatus, object>;

export const StatusBadge = ({ status }: { status: InquiryStatus }) => (
  <Badge size="sm" {...looks[status]}>
    {inquiryStatusLabels[status]}
  </Badge>
);
