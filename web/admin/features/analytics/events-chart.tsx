import { categoryLabels } from '@domain/event/category';
import { eventCategories } from '@domain/event/constants';
import type { AnalyticsStats } from '@domain/stats/analytics-stats';
import { formatPeriod } from '@domain/stats/period';
import { pluralize } from '../../lib/pluralize';
import { ChartPanel } from './chart-panel';
import { CountBarChart } from './count-bar-chart';
import { chartColor } from './palette';
import { sumCounts, type Series } from './series';

const series: Series[] = eventCategories.map((category, index) => ({
  name: category,
  label: categoryLabels[category],
  color: chartColor(index),
}));

export function EventsChart({ stats: { eventsByMonth } }: { stats: AnalyticsStats }) {
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
