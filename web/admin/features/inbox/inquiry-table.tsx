import { Group, Text, UnstyledButton, VisuallyHidden, Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { InquiryStatus } from '@domain/inquiry/constants';
import type { Inquiry } from '@domain/inquiry/schema';
import { inquiryKindLabels, inquiryStatusLabels } from '@domain/inquiry/label';
import { shippingQueries } from '../../../api/content';
import { DataTable, type Column } from '../../components/data-table';
import { InstantDate } from '../../components/labels';
import { previewInquiry, isToOtherState } from '../../lib/inquiry-text';
import classes from './inbox.module.css';

/** Marks an order to a state that we don't ship to. */
export function OtherStateBadge({ inquiry }: { inquiry: Inquiry }) {
  const { data: states } = useQuery(shippingQueries.states());
  if (!states || !isToOtherState(inquiry, states)) return null;
  return (
    <Badge component="span" size="sm" color="yellow" title="We don’t ship to this state">
      Other state
    </Badge>
  );
}

const badgeProps = {
  new: { variant: 'filled' },
  answered: { color: 'green' },
  archived: { color: 'gray' },
  spam: { color: 'red' },
} as const satisfies Record<InquiryStatus, object>;

const StatusBadge = ({ status }: { status: InquiryStatus }) => (
  <Badge size="sm" {...badgeProps[status]}>
    {inquiryStatusLabels[status]}
  </Badge>
);

/** Marks an inquiry about which an email could not be sent. */
function EmailFailedBadge({ inquiry: { emails } }: { inquiry: Inquiry }) {
  if (emails.every(({ state }) => state !== 'failed')) return null;
  return (
    <Badge component="span" size="sm" color="red" variant="light" title="An email about this inquiry could not be sent">
      Email failed
    </Badge>
  );
}

type InquiryTableProps = { inquiries: Inquiry[]; isStale: boolean; onOpen: (inquiry: Inquiry) => void };

export function InquiryTable({ inquiries, isStale, onOpen }: InquiryTableProps) {
  return (
    <DataTable
      label="Inquiries"
      columns={createColumns(onOpen)}
      rows={inquiries}
      rowKey={({ _id }) => _id}
      isStale={isStale}
    />
  );
}

const createColumns = (onOpen: (inquiry: Inquiry) => void): Column<Inquiry>[] => [
  { header: 'From', kind: 'title', width: '32%', render: (inquiry) => <Sender inquiry={inquiry} onOpen={onOpen} /> },
  {
    header: 'Message',
    kind: 'plain',
    render: (inquiry) => (
      <Text span size="sm" c="dimmed" lineClamp={2}>
        {previewInquiry(inquiry)}
      </Text>
    ),
  },
  {
    header: 'Type',
    kind: 'inline',
    width: 130,
    render: (inquiry) => (
      <Group component="span" gap="2px 8px">
        {inquiryKindLabels[inquiry.kind]} <OtherStateBadge inquiry={inquiry} /> <EmailFailedBadge inquiry={inquiry} />
      </Group>
    ),
  },
  {
    header: 'Received',
    kind: 'inline',
    width: 120,
    render: ({ createdAt }) => <InstantDate value={createdAt} />,
  },
  {
    header: 'Status',
    kind: 'inline',
    cardCorner: true,
    width: 110,
    render: ({ status }) => <StatusBadge status={status} />,
  },
];

/** New inquiries are bold: color alone would not be accessible. */
function Sender({ inquiry, onOpen }: { inquiry: Inquiry; onOpen: (inquiry: Inquiry) => void }) {
  const { name, email, status } = inquiry;
  return (
    <UnstyledButton className={classes.sender} onClick={() => onOpen(inquiry)}>
      <VisuallyHidden>Open inquiry from </VisuallyHidden>
      <Text span size="sm" fw={status === 'new' ? 700 : 500} display="block" className={classes.name}>
        {name}
      </Text>
      <Text span size="xs" c="dimmed" fw={400} display="block">
        {email}
      </Text>
    </UnstyledButton>
  );
}
