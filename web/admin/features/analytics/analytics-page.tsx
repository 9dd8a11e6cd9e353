import '@mantine/charts/styles.css';
import { SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { statsQueries } from '../../api/stats';
import { PageHeader } from '../../components/page-header';
import { ErrorState, Loading } from '../../components/query-state';
import { useTaprooms } from '../../hooks/use-taprooms';
import { useSiteTimeZone } from '../../hooks/use-time-zone';
import { timeZoneName } from '../../lib/time-zones';
import { CatalogCharts } from './catalog-charts';
import { EventsChart } from './events-chart';
import { InquiriesChart } from './inquiries-chart';
import { OnThisPage } from './on-this-page';
import { SignUpCharts } from './sign-up-charts';
import { TapsSection } from './taps/taps-section';

/** The ids of chart-panel.tsx. */
const sections = [
  { id: 'sign-ups-over-time', title: 'Newsletter' },
  { id: 'inquiries-by-week', title: 'Inquiries' },
  { id: 'events-by-month', title: 'Events' },
  { id: 'catalog-by-style', title: 'Beers' },
];
const tapSections = [
  { id: 'taps', title: 'Taps' },
  { id: 'days-per-keg', title: 'Days per keg' },
  { id: 'qr-codes', title: 'QR codes' },
  { id: 'what-was-on', title: 'What was on' },
];

export function AnalyticsPage() {
  const hasTaprooms = useTaprooms().length > 0;
  const query = useQuery(statsQueries.analytics());
  const { data: stats } = query;
  return (
    <>
      <PageHeader title="Analytics" subtitle={`Dates are in ${timeZoneName(useSiteTimeZone())}.`} />
      <OnThisPage sections={hasTaprooms ? [...sections, ...tapSections] : sections} />
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
