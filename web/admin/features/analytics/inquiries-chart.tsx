import { inquiryKinds } from '@domain/inquiry/constants';
import { inquiryKindLabels } from '@domain/inquiry/label';
import type { AnalyticsStats } from '@domain/stats/analytics-stats';
import { formatPeriod } from '@domain/stats/period';
import { pluralize } from '../../lib/pluralize';
import { ChartPanel } from './chart-panel';
import { CountBarChart } from './count-bar-chart';
import { chartColor } from './palette';
import { sumCounts, type Series } from './series';

const series: Series[] = inquiryKinds.map((kind, index) => ({
  name: kind,
  label: inquiryKindLabels[kind],
  color: chartColor(index),
}));

export function InquiriesChart({ stats: { inquiriesByWeek } }: { stats: AnalyticsStats }) {
  const rows = inquiriesByWeek.map(({ start, counts }) => ({ label: formatPeriod(start, 'week'), ...counts }));
  const total = inquiriesByWeek.reduce((sum, { counts }) => sum + sumCounts(counts), 0);

  return (
    <ChartPanel
      title="Inquiries by Week"
      summary={`${pluralize(total, 'inquiry', 'inquiries')} in the last ${rows.length} weeks, by kind. Weeks start on Monday.`}
      rowHeader="Week of"
      rows={rows}
      series={series}
    >
      <CountBarChart rows={rows} series={series} />
    </ChartPanel>
  );
}
