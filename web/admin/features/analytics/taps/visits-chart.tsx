import { useQuery } from '@tanstack/react-query';
import { visitSourceLabel } from '@domain/tap/visit-source';
import { tapQueries, type TapPeriod } from '../../../api/taps';
import { QueryState } from '../../../components/query-state';
import { pluralize } from '../../../lib/pluralize';
import { ChartPanel } from '../chart-panel';
import { CountBarChart } from '../count-bar-chart';
import { chartColor } from '../palette';
import type { Series } from '../series';

/** The table has all of them. */
const maxBars = 20;

const series: Series[] = [{ name: 'visits', label: 'Visits', color: chartColor(0) }];

/** How often guests opened the list by each printed code, the screens and lists on other sites. */
export function VisitsChart({ taproom, period }: { taproom: string; period: TapPeriod }) {
  const query = useQuery(tapQueries.visits(taproom, period));
  const rows = (query.data ?? []).map(({ source, visits }) => ({ label: visitSourceLabel(source), visits }));
  const total = rows.reduce((sum, { visits }) => sum + visits, 0);
  const shown = rows.length > maxBars ? ` The chart has the ${maxBars} with the most.` : '';
  return (
    <QueryState query={query} isEmpty={false} emptyText="" errorText="Failed to load the visits">
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
