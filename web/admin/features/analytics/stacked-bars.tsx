import { BarChart, type BarChartProps } from '@mantine/charts';
import type { Series } from './chart-panel';
import type { SeriesRow } from './series';

type StackedBarsProps = { rows: SeriesRow[]; series: Series[]; orientation?: BarChartProps['orientation'] };

/** The bars of this page: stacked by kind, whole numbers, drawn at once. */
export function StackedBars({ rows, series, orientation = 'horizontal' }: StackedBarsProps) {
  const isSideways = orientation === 'vertical';
  return (
    <BarChart
      h={isSideways ? Math.max(160, rows.length * 30 + 40) : 260}
      data={rows}
      dataKey="label"
      type="stacked"
      orientation={orientation}
      series={series}
      withLegend={series.length > 1}
      gridAxis={isSideways ? 'y' : 'x'}
      barProps={{ isAnimationActive: false }}
      barChartProps={{ accessibilityLayer: false }}
      yAxisProps={isSideways ? { width: 148 } : { width: 34, allowDecimals: false }}
      xAxisProps={isSideways ? { allowDecimals: false } : { interval: 'preserveStartEnd', minTickGap: 12 }}
    />
  );
}
