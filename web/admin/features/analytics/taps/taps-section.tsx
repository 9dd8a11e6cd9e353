import { Group, Paper, Select, SimpleGrid, Text, Title } from '@mantine/core';
import { mutationOptions, useQuery } from '@tanstack/react-query';
import { visitSourceLabel } from '@domain/tap/visit-source';
import type { StaffTaproom } from '@domain/taproom/schema';
import { addDays } from '@domain/time/plain-date';
import { todayIn } from '@domain/time/zone';
import { downloadHistory, tapQueries, type TapPeriod } from '../../../api/taps';
import { ExportButton } from '../../../components/data-table';
import { QueryState } from '../../../components/query-state';
import { useListFilters } from '../../../hooks/use-list-filters';
import { useNow } from '../../../hooks/use-now';
import { useTaprooms } from '../../../hooks/use-taprooms';
import { pluralize } from '../../../../domain/format';
import { ChartPanel, CountBarChart, chartColor, type Series } from '../chart-panel';
import { TapCharts, TapsOn } from './tap-charts';
import classes from './taps-section.module.css';

/** The table has all of them. */
const maxBars = 20;

const series: Series[] = [{ name: 'visits', label: 'Visits', color: chartColor(0) }];

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
        series={series}
      >
        <CountBarChart rows={rows.slice(0, maxBars)} series={series} orientation="vertical" />
      </ChartPanel>
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
    <section id="taps" aria-labelledby="taps-statistics" className={classes.section}>
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
    </section>
  );
}

const historyDownload = mutationOptions({ mutationFn: downloadHistory });

function TaproomStatistics({ taproom, days }: { taproom: StaffTaproom; days: number }) {
  const { slug, timeZone } = taproom;
  const today = todayIn(timeZone, useNow());
  const period = { from: addDays(today, 1 - days), to: today };
  const query = useQuery(tapQueries.statistics(slug, period));
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
      <QueryState query={query} errorText="Failed to load the statistics of the taps">
        {(statistics) => <TapCharts statistics={statistics} />}
      </QueryState>
      <VisitsChart taproom={slug} period={period} />
      <TapsOn taproom={taproom} today={today} />
      <Paper component="section" withBorder p="md" aria-labelledby="tap-history">
        <Title order={3} fz="h2" id="tap-history" mb="xs">
          History
        </Title>
        <Text size="sm" c="dimmed" mb="sm">
          Every keg of the period with its tap, its dates, its pours and why it ended.
        </Text>
        <ExportButton
          mutation={historyDownload}
          input={{ taproom: slug, ...period }}
          errorText="Failed to export CSV. Please try again."
        />
      </Paper>
    </SimpleGrid>
  );
}
