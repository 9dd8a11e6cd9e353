import { Alert, Badge, Group, SimpleGrid, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { DashboardStats } from '@domain/stats/schema';
import { TriangleAlert } from 'lucide-react';
import { statsQueries } from '../../api/stats';
import { RetryButton } from '../../components/query-state';
import { StatCard } from '../../components/stat-card';
import { saveListFilters } from '../../hooks/use-list-filters';
import { navigate } from '../../shell/navigation';
import type { PageKey } from '../../shell/route';

type Card = {
  name: keyof DashboardStats;
  label: string;
  page: PageKey;
  /** What is counted, if that is less than all of the page's list. */
  hint?: string;
  /** The filters that the list opens with, so that it shows what the card counts. */
  filters?: object;
};

const cards: Card[] = [
  { name: 'totalBeers', label: 'Total Beers', page: 'beers', hint: 'Active' },
  { name: 'availableBeers', label: 'Available Beers', page: 'beers', hint: 'Active and available' },
  {
    name: 'upcomingEvents',
    label: 'Upcoming Events',
    page: 'events',
    hint: 'Published, not started',
    filters: { status: 'published' },
  },
  { name: 'totalEvents', label: 'Total Events', page: 'events', hint: 'In every status', filters: {} },
  { name: 'activeSubscribers', label: 'Subscribers', page: 'newsletter', hint: 'Active' },
  { name: 'newInquiries', label: 'New Inquiries', page: 'inbox' },
];

/** Shown, marked as samples, when the counts fail to load. */
const sampleCounts: Partial<DashboardStats> = {
  totalBeers: 12,
  availableBeers: 8,
  upcomingEvents: 3,
  totalEvents: 10,
};

export function CountCards() {
  const query = useQuery(statsQueries.dashboard());
  const isSample = query.isError && query.data === undefined;
  const counts: Partial<DashboardStats> | undefined = isSample ? sampleCounts : query.data?.stats;

  return (
    <section aria-label="Counts">
      {isSample && (
        <Alert color="yellow" role="alert" mb="sm" icon={<TriangleAlert size={18} />} title="This is sample data">
          <Group justify="space-between" gap="sm">
            <Text size="sm">The actual counts could not be loaded.</Text>
            <RetryButton onClick={() => query.refetch()} />
          </Group>
        </Alert>
      )}
      <SimpleGrid cols={{ base: 2, sm: 3, lg: 6 }} spacing="sm">
        {cards.map(({ name, label, page, hint, filters }) => (
          <StatCard
            key={name}
            label={label}
            value={counts?.[name]}
            hasFailed={isSample}
            badge={isSample && name in sampleCounts && sampleBadge}
            hint={hint}
            onClick={() => {
              if (filters) saveListFilters(page, filters);
              void navigate({ page });
            }}
          />
        ))}
      </SimpleGrid>
    </section>
  );
}

const sampleBadge = (
  <Badge component="span" size="sm" color="yellow" ml={8} style={{ verticalAlign: 'middle' }}>
    Sample
  </Badge>
);
