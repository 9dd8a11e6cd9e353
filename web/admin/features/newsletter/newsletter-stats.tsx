import { SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { newsletterQueries } from '../../api/newsletter';
import { ErrorState } from '../../components/query-state';
import { StatCard } from '../../components/stat-card';
import { SourcePanel } from './source-panel';

const cards = [
  { name: 'totalSubscribers', label: 'Active Subscribers' },
  { name: 'recentSubscriptions', label: 'Recent (30 days)' },
  { name: 'totalAll', label: 'Total All Time' },
  { name: 'totalInactive', label: 'Unsubscribed' },
] as const;

export function NewsletterStats() {
  const query = useQuery(newsletterQueries.stats());
  const { data: stats } = query;
  if (query.isError && !stats) return <ErrorState query={query} errorText="Failed to fetch newsletter statistics" />;

  return (
    <>
      <SimpleGrid cols={{ base: 2, md: 4 }} spacing="sm">
        {cards.map(({ name, label }) => (
          <StatCard key={name} label={label} value={stats?.[name]} />
        ))}
      </SimpleGrid>
      <SourcePanel bySource={stats?.bySource} />
    </>
  );
}
