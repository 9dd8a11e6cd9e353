import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { newsletterMutations, newsletterQueries } from '../../api/newsletter';
import { ExportButton } from '../../components/export-button';
import { PageHeader } from '../../components/page-header';
import { QueryState } from '../../components/query-state';
import { useClampedPage } from '../../hooks/use-clamped-page';
import { NewsletterStats } from './newsletter-stats';
import { SubscriberPagination } from './subscriber-pagination';
import { SubscriberTable } from './subscriber-table';

const defaultFilters = { page: 1, active: true };

/** Newsletter calls send no bearer token; the session cookie authenticates them. */
export function NewsletterPage() {
  const [{ page, active }, setFilters] = useState(defaultFilters);
  const query = useQuery(newsletterQueries.subscribers({ page, active }));
  const { subscribers = [], pagination } = query.data ?? {};
  const handlePage = (nextPage: number) => setFilters({ page: nextPage, active });
  useClampedPage(pagination, handlePage);

  return (
    <>
      <PageHeader title="Newsletter">
        <Button variant="default" onClick={() => setFilters({ page: 1, active: !active })}>
          {active ? 'Show Inactive' : 'Show Active Only'}
        </Button>
        <ExportButton mutation={newsletterMutations.exportCsv} input={{ active }} errorText="Failed to export CSV" />
      </PageHeader>
      <Stack gap="md">
        <NewsletterStats />
        <section aria-label={active ? 'Active subscribers' : 'Inactive subscribers'}>
          <QueryState
            query={query}
            isEmpty={subscribers.length === 0}
            emptyText="No subscribers found"
            errorText="Failed to fetch subscribers"
          >
            <SubscriberTable subscribers={subscribers} isStale={query.isPlaceholderData} />
          </QueryState>
          {pagination && pagination.total > 0 && <SubscriberPagination pagination={pagination} onPage={handlePage} />}
        </section>
      </Stack>
    </>
  );
}
