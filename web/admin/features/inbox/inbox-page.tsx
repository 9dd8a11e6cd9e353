import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Inquiry } from '@domain/inquiry/inquiry';
import { useState } from 'react';
import { inquiryMutations, inquiryQueries } from '../../../api/inquiries';
import { ExportButton } from '../../components/export-button';
import { QueryState } from '../../components/query-state';
import { PageHeader } from '../../components/page-header';
import { PaginationBar } from '../../components/pagination-bar';
import { useClampedPage } from '../../hooks/use-clamped-page';
import { useListFilters } from '../../hooks/use-list-filters';
import type { PageProps } from '../../shell/route';
import { defaultFilters, InboxFilters, hasFilters } from './inbox-filters';
import { InquiryDrawer } from './inquiry-drawer';
import { InquiryTable } from './inquiry-table';

/** With an id the page opens on that inquiry, as from the dashboard. */
export function InboxPage({ route: { id } }: PageProps) {
  const [view, changeView] = useListFilters('inbox', defaultFilters);
  const [openId, setOpenId] = useState(id ?? null);
  const queryClient = useQueryClient();
  const filter = { kind: view.kind ?? undefined, status: view.status ?? undefined, search: view.search };
  const query = useQuery(inquiryQueries.list({ page: view.page, ...filter }));
  useClampedPage(query.data?.pagination, (page) => changeView({ page }));
  const inquiries = query.data?.inquiries ?? [];
  const handleOpen = (inquiry: Inquiry) => {
    // What the list has is shown at once.
    queryClient.setQueryData(inquiryQueries.byId(inquiry._id).queryKey, inquiry);
    setOpenId(inquiry._id);
  };

  return (
    <>
      <PageHeader title="Inbox">
        <ExportButton
          mutation={inquiryMutations.exportCsv}
          input={filter}
          errorText="Failed to export CSV. Please try again."
        />
      </PageHeader>
      <InboxFilters filters={view} onChange={changeView} />
      <QueryState
        query={query}
        isEmpty={inquiries.length === 0}
        emptyText={hasFilters(view) ? 'No inquiries match these filters' : 'No inquiries yet'}
        emptyAction={
          hasFilters(view) && (
            <Button variant="default" onClick={() => changeView(defaultFilters)}>
              Clear Filters
            </Button>
          )
        }
        errorText="Failed to load inquiries"
      >
        <InquiryTable inquiries={inquiries} isStale={query.isPlaceholderData} onOpen={handleOpen} />
      </QueryState>
      {query.data && (
        <PaginationBar
          pagination={query.data.pagination}
          itemName="inquiry"
          itemNamePlural="inquiries"
          onPage={(page) => changeView({ page })}
        />
      )}
      <InquiryDrawer id={openId} onClose={() => setOpenId(null)} />
    </>
  );
}
