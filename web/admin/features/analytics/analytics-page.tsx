import '@mantine/charts/styles.css';
import { Box, Button, Group, SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { categoryLabel } from '@domain/event/category';
import { eventCategories } from '@domain/event/constants';
import type { AnalyticsStats } from '@domain/stats/schema';
import { formatPeriod } from '@domain/stats/period';
import { statsQueries } from '../../api/stats';
import { PageHeader } from '../../components/page-header';
import { QueryState } from '../../components/query-state';
import { useTaprooms, useSiteTimeZone } from '../../hooks/use-taprooms';
import { pluralize } from '../../../domain/format';
import { showSection } from '../../lib/show-section';
import { timeZoneName } from '../../lib/time-zones';
import { ChartPanel, chartColor, countSeries, sumCounts, type ChartPanelProps, type Series } from './chart-panel';
import { TapsSection } from './taps-section';
import { inquiryKinds } from '@domain/inquiry/constants';
import { inquiryKindLabels } from '@domain/inquiry/label';
import { subscriberSources, sourceLabels } from '@domain/subscriber/constants';

const toSeries = <Name extends string>(names: readonly Name[], labelOf: (name: Name) => string): Series[] =>
  names.map((name, index) => ({ name, label: labelOf(name), color: chartColor(index) }));

const inquirySeries = toSeries(inquiryKinds, (kind) => inquiryKindLabels[kind]);
const eventSeries = toSeries(eventCategories, categoryLabel);

type Period = { start: string; counts: Record<string, number> };

const toRows = (periods: Period[], unit: 'week' | 'month') =>
  periods.map(({ start, counts }) => ({ label: formatPeriod(start, unit), ...counts }));

const sumPeriods = (periods: Period[]) => periods.reduce((total, { counts }) => total + sumCounts(counts), 0);

function listCharts(stats: AnalyticsStats): ChartPanelProps[] {
  const { activeSubscribersBySource: bySource, inquiriesByWeek, eventsByMonth } = stats;
  const signUps = stats.signUpsByMonth.map(({ start, count }) => ({ start, counts: { count } }));
  return [
    {
      title: 'Sign-ups Over Time',
      summary: `${pluralize(sumPeriods(signUps), 'newsletter sign-up')} in the last ${signUps.length} months.`,
      rowHeader: 'Month',
      rows: toRows(signUps, 'month'),
      series: countSeries('Sign-ups', 0),
      kind: 'area',
    },
    {
      title: 'Subscribers by Source',
      summary: `${pluralize(sumCounts(bySource), 'active subscriber')}, by where they signed up.`,
      rowHeader: 'Source',
      rows: subscriberSources.map((source) => ({ label: sourceLabels[source], count: bySource[source] })),
      series: countSeries('Active subscribers', 1),
    },
    {
      title: 'Inquiries by Week',
      summary: `${pluralize(sumPeriods(inquiriesByWeek), 'inquiry', 'inquiries')} in the last ${inquiriesByWeek.length} weeks, by kind. Weeks start on Monday.`,
      rowHeader: 'Week of',
      rows: toRows(inquiriesByWeek, 'week'),
      series: inquirySeries,
      kind: 'stacked',
    },
    {
      title: 'Events by Month',
      summary: `${pluralize(sumPeriods(eventsByMonth), 'event')} over ${eventsByMonth.length} months, by category, excluding cancelled events.`,
      rowHeader: 'Month',
      rows: toRows(eventsByMonth, 'month'),
      series: eventSeries,
      kind: 'stacked',
    },
    {
      title: 'Catalog by Style',
      summary: `${pluralize(stats.totalBeers, 'beer')} in the catalog.`,
      rowHeader: 'Style',
      rows: stats.beersByStyle,
      series: countSeries('Beers', 0),
    },
    {
      title: 'Catalog by Availability',
      summary: `${pluralize(stats.availableBeers, 'beer')} available now.`,
      rowHeader: 'Availability',
      rows: stats.beersByAvailability,
      series: countSeries('Beers', 2),
    },
  ];
}

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

const navStyle = {
  overflowX: 'auto',
  borderBottom: '2px solid var(--mantine-color-gray-3)',
  scrollbarWidth: 'thin',
} as const;

export function AnalyticsPage() {
  const hasTaprooms = useTaprooms().length > 0;
  const query = useQuery(statsQueries.analytics());
  return (
    <>
      <PageHeader title="Analytics" subtitle={`Dates are in ${timeZoneName(useSiteTimeZone())}.`} />
      {/* The charts of the taps are far down. On phones, the row scrolls sideways. */}
      <Box component="nav" aria-label="On this page" mb={16} style={navStyle}>
        <Group component="ul" wrap="nowrap" gap={4}>
          {(hasTaprooms ? [...sections, ...tapSections] : sections).map(({ id, title }) => (
            <li key={id}>
              <Button variant="subtle" color="gray.8" h={44} px={12} fw={400} onClick={() => showSection(id)}>
                {title}
              </Button>
            </li>
          ))}
        </Group>
      </Box>
      <QueryState query={query} errorText="Failed to load analytics">
        {(stats) => (
          <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
            {listCharts(stats).map((chart) => (
              <ChartPanel key={chart.title} {...chart} />
            ))}
          </SimpleGrid>
        )}
      </QueryState>
      <TapsSection />
    </>
  );
}
