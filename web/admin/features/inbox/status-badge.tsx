import { Badge } from '@mantine/core';
import type { InquiryStatus } from '@domain/inquiry/constants';
import { inquiryStatusLabels } from '@domain/inquiry/label';

const badgeProps = {
  new: { variant: 'filled' },
  answered: { color: 'green' },
  archived: { color: 'gray' },
  spam: { color: 'red' },
} as const satisfies Record<InquiryStatus, object>;

export const StatusBadge = ({ status }: { status: InquiryStatus }) => (
  <Badge size="sm" {...badgeProps[status]}>
    {inquiryStatusLabels[status]}
  </Badge>
);
