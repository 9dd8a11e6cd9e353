import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Inquiry } from '@domain/inquiry/inquiry';
import { useState } from 'react';
import { inquiryMutations, inquiryQueries } from '../../api/inquiries';
import { ClearFiltersButton } from '../../components/filters';
import { ExportButton } from '../../components/export-button';
import { PageHeader } from '../../components/page-header';
import { PaginationBar } from '../../components/pagination-bar';
import { QueryState } from '../../components/query-state';
import { useClampedPage } from '../../hooks/use-clamped-page';
import { useListFilters } from '../../hooks/use-list-filters';
import { navigate } from '../../shell/navigation';
import type { PageProps } from '../../shell/route';
import { defaultFilters, InboxFilters, hasFilters } from './inbox-filters';
import { InquiryDrawer } from './inquiry-drawer';
import { InquiryTable } from './inquiry-table';

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
