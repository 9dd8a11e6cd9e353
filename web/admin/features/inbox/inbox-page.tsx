import { Drawer } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inquiryKinds, inquiryStatuses, type InquiryKind, type InquiryStatus } from '@domain/inquiry/constants';
import type { Inquiry } from '@domain/inquiry/schema';
import { inquiryKindLabels, inquiryStatusLabels } from '@domain/inquiry/label';
import { inquiryMutations, inquiryQueries } from '../../api/inquiries';
import { ExportButton } from '../../components/data-table';
import { ListFilters, PagedList } from '../../components/list-controls';
import { PageHeader } from '../../components/page-header';
import { RecordState } from '../../components/query-state';
import { useList } from '../../hooks/use-list-filters';
import { navigate } from '../../shell/navigation';
import type { PageProps } from '../../shell/route';
import { InquiryDetail } from './inquiry-detail';
import { InquiryTable } from './inquiry-table';

/** The interval while an email waits to be sent, which usually takes seconds. */
const refetchIntervalMs = 5_000;

const hasWaitingEmail = ({ emails }: Inquiry) => emails.some(({ state }) => state === 'waiting');

type InquiryDrawerProps = {
  id: string | null;
  onClose: () => void;
};

function InquiryDrawer({ id, onClose }: InquiryDrawerProps) {
  const query = useQuery({
    ...inquiryQueries.byId(id ?? ''),
    enabled: id !== null,
    refetchInterval: ({ state: { data } }) => (data && hasWaitingEmail(data) ? refetchIntervalMs : false),
  });
  const { data: inquiry } = query;
  return (
    <Drawer opened={id !== null} onClose={onClose} position="right" size={520} title={inquiry?.name ?? 'Inquiry'}>
      <RecordState query={query} itemName="inquiry" leaveLabel="Show the inbox" onLeave={onClose}>
        {(loaded) => <InquiryDetail inquiry={loaded} onDeleted={onClose} />}
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
      <PageHeader title="Inbox">
        <ExportButton
          download={inquiryMutations.exportCsv}
          input={list.filters}
          errorText="Failed to export CSV. Please try again."
        />
      </PageHeader>
      {/* Without a status the list excludes spam. */}
      <ListFilters
        label="Filter inquiries"
        searchLabel="Search inquiries"
        list={list}
        choices={[
          { name: 'kind', label: 'Type', anyLabel: 'Any type', options: kindOptions },
          { name: 'status', label: 'Status', anyLabel: 'All except spam', options: statusOptions },
        ]}
      />
      <PagedList
        query={query}
        items={({ inquiries }) => inquiries}
        itemName="inquiry"
        itemNamePlural="inquiries"
        errorText="Failed to load inquiries"
        emptyText="No inquiries yet"
        list={list}
      >
        {(inquiries) => <InquiryTable inquiries={inquiries} isStale={query.isPlaceholderData} onOpen={handleOpen} />}
      </PagedList>
      <InquiryDrawer id={id ?? selectedId} onClose={handleClose} />
    </>
  );
}
