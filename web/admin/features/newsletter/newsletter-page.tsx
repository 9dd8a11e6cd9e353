import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { staffNewsletterMutations, staffNewsletterQueries } from '../../../api/newsletter';
import { ExportButton } from '../../kit/export-button';
import { ListState } from '../../kit/list-state';
import { PageHeader } from '../../kit/page-header';
import { useExistingPage } from '../../kit/use-existing-page';
import { NewsletterStats } from './newsletter-stats';
import { SubscriberPager } from './subscriber-pager';
import { SubscriberTable } from './subscriber-table';

const firstPage = { page: 1, active: true };

/** Its calls send no bearer token: the session cookie speaks for them (staff-admin.md §6). */
export function NewsletterPage() {
  const [{ page, active }, show] = useState(firstPage);
  const query = useQuery(staffNewsletterQueries.subscribers({ page, active }));
  const { subscribers = [], pagination } = query.data ?? {};
  const handlePage = (next: number) => show({ page: next, active });
  useExistingPage(pagination, handlePage);

  return (
    <>
      <PageHeader title="Newsletter">
        <Button variant="default" onClick={() => show({ page: 1, active: !active })}>
          {active ? 'Show Inactive' : 'Show Active Only'}
        </Button>
        <ExportButton
          mutation={staffNewsletterMutations.exportCsv}
          input={{ active }}
          failureText="Failed to export CSV"
        />
      </PageHeader>
      <Stack gap="md">
        <NewsletterStats />
        <section aria-label={active ? 'Active subscribers' : 'Inactive subscribers'}>
          <ListState
            query={query}
            isEmpty={subscribers.length === 0}
            emptyText="No subscribers found"
            failureText="Failed to fetch subscribers"
          >
            <SubscriberTable subscribers={subscribers} isStale={query.isPlaceholderData} />
          </ListState>
          {pagination && pagination.total > 0 && <SubscriberPager pagination={pagination} onPage={handlePage} />}
        </section>
      </Stack>
    </>
  );
}
