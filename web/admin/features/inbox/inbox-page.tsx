import { Drawer } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inquiryKinds, inquiryStatuses, type InquiryKind, type InquiryStatus } from '@domain/inquiry/constants';
import type { Inquiry } from '@domain/inquiry/schema';
import { inquiryKindLabels, inquiryStatusLabels } from '@domain/inquiry/label';
import { inquiryMutations, inquiryQueries } from '../../api/inquiries';
import { ExportButton } from '../../components/data-table';
import {
  ClearFiltersButton,
  FilterBar,
  FilterSelect,
  PaginationBar,
  SearchField,
} from '../../components/list-controls';
import { PageHeader } from '../../components/page-header';
import { QueryState, RecordState } from '../../components/query-state';
import { useClampedPage, useListFilters } from '../../hooks/use-list-filters';
import { navigate } from '../../shell/navigation';
import type { PageProps } from '../../shell/route';
import { InquiryDetail } from './inquiry-detail';
import { InquiryTable } from './inquiry-table';

/** While an email waits to be sent, which usually takes seconds. */
const refetchIntervalMs = 5_000;

const hasWaitingEmail = ({ emails }: Inquiry) => emails.some(({ state }) => state === 'waiting');

type InquiryDrawerProps = {
  /** Null while the drawer is closed. */
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
    <Drawer
      opened={id !== null}
      onClose={onClose}
      position="right"
      size={520}
      title={inquiry?.name ?? 'Inquiry'}
      closeButtonProps={{ 'aria-label': 'Close' }}
      styles={{ title: { fontWeight: 600, lineHeight: 1.35, overflowWrap: 'anywhere' } }}
    >
      <RecordState query={query} itemName="inquiry" leaveLabel="Show the inbox" onLeave={onClose}>
        {(loaded) => <InquiryDetail inquiry={loaded} onDeleted={onClose} />}
      </RecordState>
    </Drawer>
  );
}

type InboxListFilters = { page: number; search: string; kind: InquiryKind | null; status: InquiryStatus | null };

const defaultFilters: InboxListFilters = { page: 1, search: '', kind: null, status: null };

const hasFilters = ({ search, kind, status }: InboxListFilters) => search !== '' || kind !== null || status !== null;

const kindOptions = inquiryKinds.map((value) => ({ value, label: inquiryKindLabels[value] }));
const statusOptions = inquiryStatuses.map((value) => ({ value, label: inquiryStatusLabels[value] }));

/** Without a status the list excludes spam. */
function InboxFilters({
  filters,
  onChange,
}: {
  filters: InboxListFilters;
  onChange: (changes: Partial<InboxListFilters>) => void;
}) {
  const applyFilter = (changes: Partial<InboxListFilters>) => onChange({ ...changes, page: 1 });
  return (
    <FilterBar label="Filter inquiries" isFiltered={hasFilters(filters)} onClear={() => onChange(defaultFilters)}>
      <SearchField label="Search inquiries" value={filters.search} onSearch={(search) => applyFilter({ search })} />
      <FilterSelect
        label="Type"
        anyLabel="Any type"
        options={kindOptions}
        value={filters.kind}
        onChange={(kind) => applyFilter({ kind })}
      />
      <FilterSelect
        label="Status"
        anyLabel="All except spam"
        options={statusOptions}
        value={filters.status}
        onChange={(status) => applyFilter({ status })}
      />
    </FilterBar>
  );
}

/** A route with an id opens that inquiry. */
export function InboxPage({ route: { id } }: PageProps) {
  const [filters, updateFilters] = useListFilters('inbox', defaultFilters);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const filterQuery = { kind: filters.kind ?? undefined, status: filters.status ?? undefined, search: filters.search };
  const query = useQuery(inquiryQueries.list({ page: filters.page, ...filterQuery }));
  useClampedPage(query.data?.pagination, (page) => updateFilters({ page }));
  const inquiries = query.data?.inquiries ?? [];
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
          mutation={inquiryMutations.exportCsv}
          input={filterQuery}
          errorText="Failed to export CSV. Please try again."
        />
      </PageHeader>
      <InboxFilters filters={filters} onChange={updateFilters} />
      <QueryState
        query={query}
        isEmpty={inquiries.length === 0}
        emptyText={hasFilters(filters) ? 'No inquiries match these filters' : 'No inquiries yet'}
        emptyAction={hasFilters(filters) && <ClearFiltersButton onClear={() => updateFilters(defaultFilters)} />}
        errorText="Failed to load inquiries"
      >
        <InquiryTable inquiries={inquiries} isStale={query.isPlaceholderData} onOpen={handleOpen} />
      </QueryState>
      {query.data && (
        <PaginationBar
          pagination={query.data.pagination}
          itemName="inquiry"
          itemNamePlural="inquiries"
          onPage={(page) => updateFilters({ page })}
        />
      )}
      <InquiryDrawer id={id ?? selectedId} onClose={handleClose} />
    </>
  );
}
