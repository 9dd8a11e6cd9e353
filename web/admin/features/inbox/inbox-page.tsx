import { Badge, Drawer, Group, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inquiryKinds, inquiryStatuses, type InquiryKind, type InquiryStatus } from '@domain/inquiry/constants';
import type { Inquiry } from '@domain/inquiry/schema';
import { inquiryKindLabels, inquiryStatusLabels } from '@domain/inquiry/label';
import { inquiryMutations, inquiryQueries } from '../../api/inquiries';
import type { Column } from '../../components/data-table';
import { InstantDate } from '../../components/labels';
import { ListPage } from '../../components/list-page';
import { RecordState } from '../../components/query-state';
import { useList } from '../../hooks/use-list-filters';
import { previewInquiry } from '../../lib/inquiry-text';
import { navigate } from '../../shell/navigation';
import type { PageProps } from '../../shell/route';
import classes from './inbox.module.css';
import { InquiryDetail, OtherStateBadge } from './inquiry-detail';

const badgeProps = {
  new: { variant: 'filled' },
  answered: { color: 'green' },
  archived: { color: 'gray' },
  spam: { color: 'red' },
} as const satisfies Record<InquiryStatus, object>;

const getColumns = (onOpen: (inquiry: Inquiry) => void): Column<Inquiry>[] => [
  {
    header: 'From',
    kind: 'title',
    width: '32%',
    render: (inquiry) => (
      <UnstyledButton display="block" className={classes.sender} onClick={() => onOpen(inquiry)}>
        <VisuallyHidden>Open inquiry from </VisuallyHidden>
        {/* New inquiries are bold: color alone would not be accessible. */}
        <Text span size="sm" fw={inquiry.status === 'new' ? 700 : 500} display="block" className={classes.name}>
          {inquiry.name}
        </Text>
        <Text span size="xs" c="dimmed" fw={400} display="block">
          {inquiry.email}
        </Text>
      </UnstyledButton>
    ),
  },
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
        {inquiryKindLabels[inquiry.kind]} <OtherStateBadge inquiry={inquiry} />{' '}
        {inquiry.emails.some(({ state }) => state === 'failed') && (
          <Badge component="span" size="sm" color="red" title="An email about this inquiry could not be sent">
            Email failed
          </Badge>
        )}
      </Group>
    ),
  },
  { header: 'Received', kind: 'inline', width: 120, render: ({ createdAt }) => <InstantDate value={createdAt} /> },
  {
    header: 'Status',
    kind: 'inline',
    cardCorner: true,
    width: 110,
    render: ({ status }) => (
      <Badge size="sm" {...badgeProps[status]}>
        {inquiryStatusLabels[status]}
      </Badge>
    ),
  },
];

/** The interval while an email waits to be sent, which usually takes seconds. */
const refetchIntervalMs = 5_000;

const hasWaitingEmail = ({ emails }: Inquiry) => emails.some(({ state }) => state === 'waiting');

function InquiryDrawer({ id, onClose }: { id: string | null; onClose: () => void }) {
  const query = useQuery({
    ...inquiryQueries.byId(id ?? ''),
    enabled: id !== null,
    refetchInterval: ({ state: { data } }) => (data && hasWaitingEmail(data) ? refetchIntervalMs : false),
  });
  return (
    <Drawer opened={id !== null} onClose={onClose} position="right" size={520} title={query.data?.name ?? 'Inquiry'}>
      <RecordState query={query} itemName="inquiry" leaveLabel="Show the inbox" onLeave={onClose}>
        {(inquiry) => <InquiryDetail inquiry={inquiry} onDeleted={onClose} />}
      </RecordState>
    </Drawer>
  );
}

type InboxListFilters = { page: number; search: string; kind: InquiryKind | null; status: InquiryStatus | null };

const defaultFilters: InboxListFilters = { page: 1, search: '', kind: null, status: null };

const kindOptions = inquiryKinds.map((value) => ({ value, label: inquiryKindLabels[value] }));
const statusOptions = inquiryStatuses.map((value) => ({ value, label: inquiryStatusLabels[value] }));

/** A route with an id opens that inquiry. */
export function InboxPage({ route: { id } }: PageProps) {
  const list = useList('inbox', defaultFilters);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const query = useQuery(inquiryQueries.list(list.filters));
  const handleOpen = (inquiry: Inquiry) => {
    // The list contains the whole inquiry, so the drawer opens without a request.
    queryClient.setQueryData(inquiryQueries.byId(inquiry._id).queryKey, inquiry);
    setSelectedId(inquiry._id);
  };
  const handleClose = () => {
    setSelectedId(null);
    if (id) void navigate({ page: 'inbox' }, { replace: true });
  };

  return (
    <>
      {/* Without a status the list excludes spam. */}
      <ListPage
        title="Inbox"
        itemName="inquiry"
        itemNamePlural="inquiries"
        list={list}
        query={query}
        items={({ inquiries }) => inquiries}
        choices={[
          { name: 'kind', label: 'Type', anyLabel: 'Any type', options: kindOptions },
          { name: 'status', label: 'Status', anyLabel: 'All except spam', options: statusOptions },
        ]}
        exportCsv={() => inquiryMutations.exportCsv(list.filters)}
        columns={getColumns(handleOpen)}
      />
      <InquiryDrawer id={id ?? selectedId} onClose={handleClose} />
    </>
  );
}
