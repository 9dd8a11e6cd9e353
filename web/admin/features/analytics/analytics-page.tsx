import '@mantine/charts/styles.css';
import { SimpleGrid, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { categoryLabel } from '@domain/event/category';
import { eventCategories } from '@domain/event/constants';
import type { AnalyticsStats } from '@domain/stats/schema';
import { formatPeriod } from '@domain/stats/period';
import { statsQueries } from '../../api/stats';
import { PageHeader } from '../../components/page-header';
import { QueryState } from '../../components/query-state';
import { useTaprooms, useSiteTimeZone } from '../../hooks/use-taprooms';
import { pluralize, formatCount } from '../../../domain/format';
import { showSection } from '../../lib/show-section';
import { timeZoneName } from '../../lib/time-zones';
import { ChartPanel, CountBarChart, chartColor, sumCounts, type Series } from './chart-panel';
import classes from './on-this-page.module.css';
import { TapsSection } from './taps/taps-section';
import { AreaChart } from '@mantine/charts';
import { inquiryKinds } from '@domain/inquiry/constants';
import { inquiryKindLabels } from '@domain/inquiry/label';
import { subscriberSources, sourceLabels } from '@domain/subscriber/constants';

const signUpSeries: Series[] = [{ name: 'count', label: 'Sign-ups', color: chartColor(0) }];
const subscriberSeries: Series[] = [{ name: 'count', label: 'Active subscribers', color: chartColor(1) }];

function SignUpCharts({ stats }: { stats: AnalyticsStats }) {
  return (
    <>
      <SignUpsOverTime stats={stats} />
      <SubscribersBySource stats={stats} />
    </>
  );
}

function SignUpsOverTime({ stats: { signUpsByMonth } }: { stats: AnalyticsStats }) {
  const rows = signUpsByMonth.map(({ start, count }) => ({ label: formatPeriod(start, 'month'), count }));
  const total = rows.reduce((sum, { count }) => sum + count, 0);

  return (
    <ChartPanel
      title="Sign-ups Over Time"
      summary={`${pluralize(total, 'newsletter sign-up')} in the last ${rows.length} months.`}
      rowHeader="Month"
      rows={rows}
      series={signUpSeries}
    >
      <AreaChart
        h={260}
        data={rows}
        dataKey="label"
        series={signUpSeries}
        valueFormatter={formatCount}
        curveType="monotone"
        areaProps={{ isAnimationActive: false }}
        areaChartProps={{ accessibilityLayer: false }}
        yAxisProps={{ width: 34, allowDecimals: false }}
        xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 12 }}
      />
    </ChartPanel>
  );
}

function SubscribersBySource({ stats: { activeSubscribersBySource } }: { stats: AnalyticsStats }) {
  const rows = subscriberSources.map((source) => ({
    label: sourceLabels[source],
    count: activeSubscribersBySource[source],
  }));

  return (
    <ChartPanel
      title="Subscribers by Source"
      summary={`${pluralize(sumCounts(activeSubscribersBySource), 'active subscriber')}, by where they signed up.`}
      rowHeader="Source"
      rows={rows}
      series={subscriberSeries}
    />
  );
}

const inquirySeries: Series[] = inquiryKinds.map((kind, index) => ({
  name: kind,
  label: inquiryKindLabels[kind],
  color: chartColor(index),
}));

function InquiriesChart({ stats: { inquiriesByWeek } }: { stats: AnalyticsStats }) {
  const rows = inquiriesByWeek.map(({ start, counts }) => ({ label: formatPeriod(start, 'week'), ...counts }));
  const total = inquiriesByWeek.reduce((sum, { counts }) => sum + sumCounts(counts), 0);

  return (
    <ChartPanel
      title="Inquiries by Week"
      summary={`${pluralize(total, 'inquiry', 'inquiries')} in the last ${rows.length} weeks, by kind. Weeks start on Monday.`}
      rowHeader="Week of"
      rows={rows}
      series={inquirySeries}
    >
      <CountBarChart rows={rows} series={inquirySeries} />
    </ChartPanel>
  );
}

const styleSeries: Series[] = [{ name: 'count', label: 'Beers', color: chartColor(0) }];
const availabilitySeries: Series[] = [{ name: 'count', label: 'Beers', color: chartColor(2) }];

function CatalogCharts({ stats }: { stats: AnalyticsStats }) {
  const { totalBeers, availableBeers, beersByStyle, beersByAvailability } = stats;
  return (
    <>
      <ChartPanel
        title="Catalog by Style"
        summary={`${pluralize(totalBeers, 'beer')} in the catalog.`}
        rowHeader="Style"
        rows={beersByStyle}
        series={styleSeries}
      />
      <ChartPanel
        title="Catalog by Availability"
        summary={`${pluralize(availableBeers, 'beer')} available now.`}
        rowHeader="Availability"
        rows={beersByAvailability}
        series={availabilitySeries}
      />
    </>
  );
}

const series: Series[] = eventCategories.map((category, index) => ({
  name: category,
  label: categoryLabel(category),
  color: chartColor(index),
}));

function EventsChart({ stats: { eventsByMonth } }: { stats: AnalyticsStats }) {
  const rows = eventsByMonth.map(({ start, counts }) => ({ label: formatPeriod(start, 'month'), ...counts }));
  const total = eventsByMonth.reduce((sum, { counts }) => sum + sumCounts(counts), 0);

  return (
    <ChartPanel
      title="Events by Month"
      summary={`${pluralize(total, 'event')} over ${rows.length} months, by category, excluding cancelled events.`}
      rowHeader="Month"
      rows={rows}
      series={series}
    >
      <CountBarChart rows={rows} series={series} />
    </ChartPanel>
  );
}

/** Jumps to the charts, of which those of the taps are far down. */
const OnThisPage = ({ sections }: { sections: readonly { id: string; title: string }[] }) => (
  <nav aria-label="On this page" className={classes.nav}>
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <UnstyledButton className={classes.link} onClick={() => showSection(id)}>
            {title}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  </nav>
);

/** The ids of chart-panel.tsx. */
const sections = [
  { id: 'sign-ups-over-time', title: 'Newsletter' },
  { id: 'inquiries-by-week', title: 'Inquiries' },
  { id: 'events-by-month', title: 'Events' },
  { id: 'catalog-by-style', title: 'Beers' },
];
const tapSections = [
  { id: 'taps', title: 'Taps' },
  { id: 'fastest-beers', title: 'Fastest beers' },
  { id: 'qr-codes', title: 'QR codes' },
  { id: 'what-was-on', title: 'What was on' },
];

export function AnalyticsPage() {
  const hasTaprooms = useTaprooms().length > 0;
  const query = useQuery(statsQueries.analytics());
  return (
    <>
      <PageHeader title="Analytics" subtitle={`Dates are in ${timeZoneName(useSiteTimeZone())}.`} />
      <OnThisPage sections={hasTaprooms ? [...sections, ...tapSections] : sections} />
      <QueryState query={query} errorText="Failed to load analytics">
        {(stats) => (
          <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
            <SignUpCharts stats={stats} />
            <InquiriesChart stats={stats} />
            <EventsChart stats={stats} />
            <CatalogCharts stats={stats} />
          </SimpleGrid>
        )}
      </QueryState>
      <TapsSection />
    </>
  );
}
