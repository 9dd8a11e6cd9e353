import { Alert, Badge, Group, SimpleGrid, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { inquiryQueries } from '../../api/inquiries';
import { newsletterQueries } from '../../api/newsletter';
import { dashboardQueries, sampleCounts, type Counts } from '../../api/dashboard';
import { RetryButton } from '../../components/retry-button';
import { CountCard } from './count-card';

const cards: { name: keyof Counts; label: string; page: 'beers' | 'events' }[] = [
  { name: 'totalBeers', label: 'Total Beers', page: 'beers' },
  { name: 'availableBeers', label: 'Available Beers', page: 'beers' },
  { name: 'upcomingEvents', label: 'Upcoming Events', page: 'events' },
  { name: 'totalEvents', label: 'Total Events', page: 'events' },
];

export function CountCards() {
  const counts = useQuery(dashboardQueries.counts());
  const stats = useQuery(newsletterQueries.stats());
  const inquiries = useQuery(inquiryQueries.list({ status: 'new', limit: 1 }));
  const isSample = counts.isError && counts.data === undefined;
  const shown = isSample ? sampleCounts : counts.data;

  return (
    <section aria-label="Counts">
      {isSample && (
        <Alert color="yellow" role="alert" mb="sm" icon={<TriangleAlert size={18} />} title="This is sample data">
          <Group justify="space-between" gap="sm">
            <Text size="sm">The real counts of beers and events could not be loaded.</Text>
            <RetryButton onClick={() => counts.refetch()} />
          </Group>
        </Alert>
      )}
      <SimpleGrid cols={{ base: 2, sm: 3, lg: 6 }} spacing="sm">
        {cards.map(({ name, label, page }) => (
          <CountCard
            key={name}
            label={label}
            value={shown?.[name]}
            page={page}
            badge={isSample ? <SampleBadge /> : undefined}
          />
        ))}
        <CountCard
          label="Subscribers"
          value={stats.data?.totalSubscribers}
          page="newsletter"
          hasFailed={stats.isError}
        />
        <CountCard
          label="New Inquiries"
          value={inquiries.data?.pagination.total}
          page="inbox"
          hasFailed={inquiries.isError}
        />
      </SimpleGrid>
    </section>
  );
}

const SampleBadge = () => (
  <Badge component="span" size="sm" color="yellow" ml={8} style={{ verticalAlign: 'middle' }}>
    Sample
  </Badge>
);
