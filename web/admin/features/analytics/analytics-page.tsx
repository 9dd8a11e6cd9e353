import '@mantine/charts/styles.css';
import { SimpleGrid } from '@mantine/core';
import { PageHeader } from '../../components/page-header';
import { CatalogCharts } from './catalog-charts';
import { EventsChart } from './events-chart';
import { InquiriesChart } from './inquiries-chart';
import { SignUpCharts } from './sign-up-charts';

export function AnalyticsPage() {
  return (
    <>
      <PageHeader title="Analytics" subtitle="Counted from what is stored, by the calendar in Auburn." />
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        <SignUpCharts />
        <InquiriesChart />
        <EventsChart />
        <CatalogCharts />
      </SimpleGrid>
    </>
  );
}
