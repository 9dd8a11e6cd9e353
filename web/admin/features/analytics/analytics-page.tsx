import '@mantine/charts/styles.css';
import { SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { statsQueries } from '../../api/stats';
import { PageHeader } from '../../components/page-header';
import { ErrorState, Loading } from '../../components/query-state';
import { useSiteTimeZone } from '../../hooks/use-time-zone';
import { timeZoneName } from '../../lib/time-zones';
import { CatalogCharts } from './catalog-charts';
import { EventsChart } from './events-chart';
import { InquiriesChart } from './inquiries-chart';
import { SignUpCharts } from './sign-up-charts';
import { TapsSection } from './taps/taps-section';

export function AnalyticsPage() {
  const query = useQuery(statsQueries.analytics());
  const { data: stats } = query;
  return (
    <>
      <PageHeader title="Analytics" subtitle={`Dates are in ${timeZoneName(useSiteTimeZone())}.`} />
      {stats ? (
        <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
          <SignUpCharts stats={stats} />
          <InquiriesChart stats={stats} />
          <EventsChart stats={stats} />
          <CatalogCharts stats={stats} />
        </SimpleGrid>
      ) : query.isError ? (
        <ErrorState query={query} errorText="Failed to load analytics" />
      ) : (
        <Loading />
      )}
      <TapsSection />
    </>
  );
}
