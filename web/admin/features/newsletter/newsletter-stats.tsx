import { SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { NewsletterStats as Stats } from '@domain/subscriber/subscriber';
import { newsletterQueries } from '../../api/newsletter';
import { ErrorState } from '../../components/query-state';
import { SourcePanel } from './source-panel';
import { StatCard } from './stat-card';

const cards: { label: string; valueOf: (stats: Stats) => number }[] = [
  { label: 'Active Subscribers', valueOf: ({ totalSubscribers }) => totalSubscribers },
  { label: 'Recent (30 days)', valueOf: ({ recentSubscriptions }) => recentSubscriptions },
  { label: 'Total All Time', valueOf: ({ totalAll }) => totalAll },
  { label: 'Unsubscribed', valueOf: ({ totalInactive }) => totalInactive },
];

export function NewsletterStats() {
  const query = useQuery(newsletterQueries.stats());
  const { data: stats } = query;
  if (query.isError && !stats) return <ErrorState query={query} errorText="Failed to fetch newsletter statistics" />;

  return (
    <>
      <SimpleGrid component="dl" cols={{ base: 2, md: 4 }} spacing="sm" m={0}>
        {cards.map(({ label, valueOf }) => (
          <StatCard key={label} label={label} value={stats && valueOf(stats)} />
        ))}
      </SimpleGrid>
      <SourcePanel bySource={stats?.bySource} />
    </>
  );
}
