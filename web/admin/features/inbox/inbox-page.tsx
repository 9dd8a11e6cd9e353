import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Inquiry } from '@domain/inquiry/inquiry';
import { useState } from 'react';
import { inquiryMutations, inquiryQueries } from '../../../api/inquiries';
import { ExportButton } from '../../kit/export-button';
import { ListState } from '../../kit/list-state';
import { PageHeader } from '../../kit/page-header';
import { Pager } from '../../kit/pager';
import { useExistingPage } from '../../kit/use-existing-page';
import { useListView } from '../../kit/use-list-view';
import type { PageProps } from '../../shell/place';
import { everyInquiry, InboxFilters, isFiltered } from './inbox-filters';
import { InquiryDrawer } from './inquiry-drawer';
import { InquiryTable } from './inquiry-table';

/** With an id the page opens on that inquiry, as from the dashboard. */
export function InboxPage({ place: { id } }: PageProps) {
  const [view, changeView] = useListView('inbox', everyInquiry);
  const [openId, setOpenId] = useState(id ?? null);
  const queryClient = useQueryClient();
  const filter = { kind: view.kind ?? undefined, status: view.status ?? undefined, search: view.search };
  const query = useQuery(inquiryQueries.list({ page: view.page, ...filter }));
  useExistingPage(query.data?.pagination, (page) => changeView({ page }));
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
          failureText="Failed to export CSV. Please try again."
        />
      </PageHeader>
      <InboxFilters view={view} onChange={changeView} />
      <ListState
        query={query}
        isEmpty={inquiries.length === 0}
        emptyText={isFiltered(view) ? 'No inquiries match these filters' : 'No inquiries yet'}
        emptyAction={
          isFiltered(view) && (
            <Button variant="default" onClick={() => changeView(everyInquiry)}>
              Clear Filters
            </Button>
          )
        }
        failureText="Failed to load inquiries"
      >
        <InquiryTable inquiries={inquiries} isStale={query.isPlaceholderData} onOpen={handleOpen} />
      </ListState>
      {query.data && (
        <Pager
          pagination={query.data.pagination}
          noun="inquiry"
          nouns="inquiries"
          onPage={(page) => changeView({ page })}
        />
      )}
      <InquiryDrawer id={openId} onClose={() => setOpenId(null)} />
    </>
  );
}
