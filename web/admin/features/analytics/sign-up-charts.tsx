import { AreaChart } from '@mantine/charts';
import type { AnalyticsStats } from '@domain/stats/analytics-stats';
import { formatPeriod } from '@domain/stats/period';
import { sourceLabels } from '@domain/subscriber/source';
import { subscriberSources } from '@domain/subscriber/constants';
import { pluralize } from '../../lib/pluralize';
import { ChartPanel } from './chart-panel';
import { CountBarChart } from './count-bar-chart';
import { formatCount } from '../../lib/format-count';
import { chartColor } from './palette';
import { sumCounts, type Series } from './series';

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
    >
      <CountBarChart rows={rows} series={subscriberSeries} orientation="vertical" />
    </ChartPanel>
  );
}
