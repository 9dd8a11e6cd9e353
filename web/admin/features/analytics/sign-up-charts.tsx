import { AreaChart } from '@mantine/charts';
import { useQuery } from '@tanstack/react-query';
import { sourceLabels } from '@domain/subscriber/source';
import { subscriberSources } from '@domain/subscriber/subscriber';
import { pacificToday } from '@domain/time/pacific';
import { parsePacificDate } from '@domain/time/pacific-date';
import { useState } from 'react';
import { staffNewsletterQueries } from '../../../api/newsletter';
import { analyticsQueries } from '../../api/analytics';
import { pluralize } from '../../lib/pluralize';
import { ChartPanel, type Series } from './chart-panel';
import { chartColor } from './palette';
import { formatCount } from './format-count';
import { addMonths, countByPeriod, periodsFrom, startOfPeriod, type SeriesRow } from './series';
import { StackedBars } from './stacked-bars';

const months = 12;
const signUps: Series[] = [{ name: 'signUps', label: 'Sign-ups', color: chartColor(0) }];
const active: Series[] = [{ name: 'count', label: 'Active subscribers', color: chartColor(1) }];

export function SignUpCharts() {
  return (
    <>
      <SignUpsOverTime />
      <SignUpsBySource />
    </>
  );
}

function SignUpsOverTime() {
  const query = useQuery(analyticsQueries.subscribers());
  const [today] = useState(() => pacificToday(new Date()));
  const first = addMonths(startOfPeriod(today, 'month'), 1 - months);
  const dates = (query.data ?? []).map(({ subscribedAt }) => ({
    date: parsePacificDate(subscribedAt) ?? '',
    kind: 'signUps',
  }));
  const rows = countByPeriod(dates, periodsFrom(first, months, 'month'), 'month', ['signUps']);
  const total = rows.reduce((sum, row) => sum + Number(row.signUps), 0);

  return (
    <ChartPanel
      title="Sign-ups Over Time"
      summary={`${pluralize(total, 'newsletter sign-up')} in the last ${months} months.`}
      rowHeader="Month"
      rows={rows}
      series={signUps}
      query={query}
    >
      <AreaChart
        h={260}
        data={rows}
        dataKey="label"
        series={signUps}
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

function SignUpsBySource() {
  const query = useQuery(staffNewsletterQueries.stats());
  const counts = query.data?.bySource ?? [];
  const rows: SeriesRow[] = subscriberSources.map((source) => ({
    label: sourceLabels[source],
    count: counts.find(({ _id }) => _id === source)?.count ?? 0,
  }));

  return (
    <ChartPanel
      title="Subscribers by Source"
      summary={`${pluralize(query.data?.totalSubscribers ?? 0, 'active subscriber')}, by where they signed up.`}
      rowHeader="Source"
      rows={rows}
      series={active}
      query={query}
    >
      <StackedBars rows={rows} series={active} orientation="vertical" />
    </ChartPanel>
  );
}
