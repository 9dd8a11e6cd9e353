import { AreaChart } from '@mantine/charts';
import { inquiryKinds } from '@domain/inquiry/constants';
import { inquiryKindLabels } from '@domain/inquiry/label';
import type { AnalyticsStats } from '@domain/stats/schema';
import { formatPeriod } from '@domain/stats/period';
import { subscriberSources, sourceLabels } from '@domain/subscriber/constants';
import { pluralize, formatCount } from '../../../domain/format';
import { ChartPanel, CountBarChart, chartColor, sumCounts, type Series } from './chart-panel';

const signUpSeries: Series[] = [{ name: 'count', label: 'Sign-ups', color: chartColor(0) }];
const subscriberSeries: Series[] = [{ name: 'count', label: 'Active subscribers', color: chartColor(1) }];

export function SignUpCharts({ stats }: { stats: AnalyticsStats }) {
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
