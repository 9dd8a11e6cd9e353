import { BarChart, type BarChartProps } from '@mantine/charts';
import type { Series } from './chart-panel';
import { inDigits } from './in-digits';
import type { SeriesRow } from './series';

type StackedBarsProps = { rows: SeriesRow[]; series: Series[]; orientation?: BarChartProps['orientation'] };

/** Beside a bar that lies there is no room for a tooltip on a phone: its number stands at its end. */
const lyingMargin = { right: 44 };

/** Not by name. */
const asInTheTable = { itemSorter: null };

/** As wide as its longest name, within limits. */
const namesWidth = (rows: SeriesRow[]) => Math.min(148, 24 + 6.5 * Math.max(...rows.map(({ label }) => label.length)));

/** The bars of this page: stacked by kind, whole numbers, drawn at once. */
export function StackedBars({ rows, series, orientation = 'horizontal' }: StackedBarsProps) {
  const isSideways = orientation === 'vertical';
  return (
    <BarChart
      h={isSideways ? Math.max(160, rows.length * 30 + 40) : 260}
      data={rows}
      dataKey="label"
      type={isSideways ? 'default' : 'stacked'}
      orientation={orientation}
      series={series}
      withLegend={series.length > 1}
      legendProps={asInTheTable}
      withTooltip={!isSideways}
      withBarValueLabel={isSideways}
      valueFormatter={inDigits}
      maxBarWidth={isSideways ? 22 : undefined}
      gridAxis={isSideways ? 'y' : 'x'}
      barProps={{ isAnimationActive: false }}
      barChartProps={{ accessibilityLayer: false, ...(isSideways && { margin: lyingMargin }) }}
      yAxisProps={isSideways ? { width: namesWidth(rows) } : { width: 34, allowDecimals: false }}
      xAxisProps={isSideways ? { allowDecimals: false } : { interval: 'preserveStartEnd', minTickGap: 12 }}
    />
  );
}
