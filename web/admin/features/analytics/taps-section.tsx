import { Box, Group, Select, SimpleGrid, Table, Title, TextInput } from '@mantine/core';
import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { visitSourceLabel } from '@domain/tap/visit-source';
import type { StaffTaproom } from '@domain/taproom/schema';
import { addDays, parsePlainDate } from '@domain/time/plain-date';
import { todayIn, fromZonedDateTime } from '@domain/time/zone';
import { downloadHistory, tapQueries, type TapPeriod } from '../../api/taps';
import { ExportButton } from '../../components/data-table';
import { QueryState } from '../../components/query-state';
import { useListFilters } from '../../hooks/use-list-filters';
import { useNow } from '../../../ui/use-now';
import { useTaprooms } from '../../hooks/use-taprooms';
import { pluralize, formatCount } from '../../../domain/format';
import classes from './analytics.module.css';
import { ChartPanel, Panel, chartColor, countSeries, type ChartPanelProps, type Series } from './chart-panel';
import { useState } from 'react';
import { formatPeriod } from '@domain/stats/period';
import { minKegMinutes } from '@domain/tap/constants';
import { endReasonLabels, tapTitle } from '@domain/tap/display';
import type { PastPouring, TapName, TapStatistics } from '@domain/tap/schema';
import { formatShortDate } from '@domain/time/format';
import { parseTime } from '@domain/time/time-of-day';

const maxBeerBars = 15;

const kegs = (color: number) => countSeries('Kegs', color, 'kegs');
const medianDays = countSeries('Median days', 1, 'days');
const drinkSeries: Series[] = [
  ...medianDays,
  { name: 'kicked', label: 'Kicked', color: chartColor(0) },
  { name: 'rotated', label: 'Rotated', color: chartColor(2) },
  { name: 'dumped', label: 'Dumped, other', color: chartColor(3) },
];

const formatPercent = (value: number) => `${formatCount(value)}%`;

/** Unique, unlike labels. */
const tapName = (tap: TapName) => (tap.label === null ? tapTitle(tap) : `${tap.number}: ${tap.label}`);

const medianText = (days: number | null) =>
  days === null ? 'No keg was kicked yet.' : `Kicked kegs lasted ${pluralize(days, 'day')} (median).`;

function listCharts({
  kegs: total,
  taps,
  drinks,
  reasons,
  weeks,
  medianDays: median,
}: TapStatistics): ChartPanelProps[] {
  const fastest = drinks.flatMap(({ name, isGuest, medianDays: days, kicked }) =>
    days === null ? [] : [{ label: `${name} (${isGuest ? 'guest, ' : ''}${pluralize(kicked, 'keg')})`, days }],
  );
  const shares = taps.map(({ tap, pouringShare }) => ({ label: tapName(tap), share: Math.round(pouringShare * 100) }));
  const average = Math.round(shares.reduce((sum, { share }) => sum + share, 0) / Math.max(1, shares.length));
  return [
    {
      title: 'Kegs per Week',
      summary: `${pluralize(total, 'keg')} in the period. Weeks start on Monday. Kegs of less than ${minKegMinutes} minutes were mistakes and don’t count.`,
      rowHeader: 'Week of',
      rows: weeks.map(({ from, kegs: count }) => ({ label: formatPeriod(from, 'week'), kegs: count })),
      series: kegs(0),
      kind: 'stacked',
    },
    {
      title: 'Fastest Beers',
      summary: `${medianText(median)} Fastest first, with the number of kicked kegs; rotated and dumped ones are only in the table.${fastest.length > maxBeerBars ? ` The chart has the first ${maxBeerBars}.` : ''}`,
      rowHeader: 'Beer',
      rows: drinks.map(({ name, isGuest, medianDays: days, kicked, rotated, dumped }) => ({
        label: isGuest ? `${name} (guest)` : name,
        days: days ?? '–',
        kicked,
        rotated,
        dumped,
      })),
      series: drinkSeries,
      chart: { rows: fastest.slice(0, maxBeerBars), series: medianDays },
    },
    {
      title: 'Turnover per Tap',
      summary: `${pluralize(taps.length, 'tap')}: how many kegs each has poured.`,
      rowHeader: 'Tap',
      rows: taps.map(({ tap, kegs: count, medianDays: days }) => ({
        label: tapName(tap),
        kegs: count,
        days: days ?? 0,
      })),
      series: [...kegs(0), ...medianDays],
      chart: { series: kegs(0) },
    },
    {
      title: 'Time Pouring',
      summary: `On average, a tap poured ${formatCount(average)}% of the time.`,
      rowHeader: 'Tap',
      rows: shares,
      series: countSeries('Pouring, % of the time', 2, 'share'),
      formatValue: formatPercent,
    },
    {
      title: 'Why Kegs Ended',
      summary: 'Kicked kegs were empty; rotated ones made room for another drink.',
      rowHeader: 'Reason',
      rows: reasons.map(({ reason, kegs: count }) => ({ label: endReasonLabels[reason], kegs: count })),
      series: kegs(3),
    },
  ];
}

/** A time at which most taprooms are open. */
const evening = '19:00';

type TapsOnProps = { taproom: StaffTaproom; today: string };

/** What the taps poured at a chosen time. */
function TapsOn({ taproom: { slug, name, timeZone }, today }: TapsOnProps) {
  const [date, setDate] = useState(() => addDays(today, -1));
  const [time, setTime] = useState(evening);
  const day = parsePlainDate(date);
  const timeOfDay = parseTime(time);
  const at = day && timeOfDay ? fromZonedDateTime(timeZone, day, timeOfDay).toISOString() : null;
  const query = useQuery({
    ...tapQueries.on(slug, at ?? ''),
    enabled: at !== null,
    placeholderData: keepPreviousData,
  });
  const pourings = query.data ?? [];
  const toCells = ({ tap, drink, tappedAt, days }: PastPouring) => [
    tap ? tapTitle(tap) : '–',
    drink.isGuest ? `${drink.name} (guest)` : drink.name,
    [tappedAt && formatShortDate(todayIn(timeZone, new Date(tappedAt))), pluralize(days, 'day')]
      .filter(Boolean)
      .join(' · '),
  ];

  return (
    <Panel title="What Was On" order={3}>
      <Group gap="xs" mb="sm">
        <TextInput
          type="date"
          label="Day"
          max={today}
          value={date}
          error={day === null ? 'Please enter a date' : undefined}
          onChange={({ currentTarget }) => setDate(currentTarget.value)}
        />
        <TextInput
          type="time"
          label="Time"
          value={time}
          error={timeOfDay === null ? 'Please enter a time' : undefined}
          onChange={({ currentTarget }) => setTime(currentTarget.value)}
        />
      </Group>
      {at !== null && (
        <QueryState
          query={query}
          isEmpty={pourings.length === 0}
          emptyText={`Nothing was on at ${name} then`}
          errorText="Failed to load what was on"
        >
          {/* Scrollable regions must be focusable by keyboard. */}
          <Box mah={420} style={{ overflow: 'auto' }} role="region" aria-label="Drinks at that time" tabIndex={0}>
            <Table
              style={{ overflowWrap: 'anywhere' }}
              data={{ head: ['Tap', 'Drink', 'Tapped'], body: pourings.map(toCells) }}
            />
          </Box>
        </QueryState>
      )}
    </Panel>
  );
}

/** The table has all of them. */
const maxBars = 20;

/** How often guests opened the list by each printed code, the screens and lists on other sites. */
function VisitsChart({ taproom, period }: { taproom: string; period: TapPeriod }) {
  const query = useQuery(tapQueries.visits(taproom, period));
  const rows = (query.data ?? []).map(({ source, visits }) => ({ label: visitSourceLabel(source), visits }));
  const total = rows.reduce((sum, { visits }) => sum + visits, 0);
  const shown = rows.length > maxBars ? ` The chart has the ${maxBars} with the most.` : '';
  return (
    <QueryState query={query} errorText="Failed to load the visits">
      <ChartPanel
        order={3}
        title="QR Codes"
        summary={`The list was opened ${pluralize(total, 'time')} by the codes of menus, tables and screens, and from embedded lists.${shown}`}
        rowHeader="Source"
        rows={rows}
        series={countSeries('Visits', 0, 'visits')}
        chart={{ rows: rows.slice(0, maxBars) }}
      />
    </QueryState>
  );
}

const periods = [
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: '365', label: 'Last 12 months' },
];

const initialFilters = { taproom: '', days: '90' };

/** How long kegs last, from the history of the taps. */
export function TapsSection() {
  const taprooms = useTaprooms();
  const [filters, update] = useListFilters('analytics-taps', initialFilters);
  const taproom = taprooms.find(({ slug }) => slug === filters.taproom) ?? taprooms[0];
  if (!taproom) return null;
  return (
    <Box component="section" id="taps" aria-labelledby="taps-statistics" mt={32} className={classes.taps}>
      <Group justify="space-between" gap="sm" mb="sm" align="flex-end">
        <Title order={2} fz="h1" id="taps-statistics">
          Taps
        </Title>
        <Group gap="xs">
          {taprooms.length > 1 && (
            <Select
              aria-label="Taproom"
              data={taprooms.map(({ slug, name }) => ({ value: slug, label: name }))}
              value={taproom.slug}
              w={160}
              onChange={(slug) => slug && update({ taproom: slug })}
            />
          )}
          <Select
            aria-label="Period"
            data={periods}
            value={filters.days}
            w={160}
            onChange={(days) => days && update({ days })}
          />
        </Group>
      </Group>
      <TaproomStatistics key={taproom.slug} taproom={taproom} days={Number(filters.days)} />
    </Box>
  );
}

function TaproomStatistics({ taproom, days }: { taproom: StaffTaproom; days: number }) {
  const { slug, timeZone } = taproom;
  const today = todayIn(timeZone, useNow());
  const period = { from: addDays(today, 1 - days), to: today };
  const query = useQuery(tapQueries.statistics(slug, period));
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
      <QueryState query={query} errorText="Failed to load the statistics of the taps">
        {(statistics) => listCharts(statistics).map((chart) => <ChartPanel key={chart.title} order={3} {...chart} />)}
      </QueryState>
      <VisitsChart taproom={slug} period={period} />
      <TapsOn taproom={taproom} today={today} />
      <Panel
        title="History"
        order={3}
        summary="Every keg of the period with its tap, its dates, its pours and why it ended."
      >
        <ExportButton download={() => downloadHistory({ taproom: slug, ...period })} />
      </Panel>
    </SimpleGrid>
  );
}
