import { BarChart, type BarChartProps } from '@mantine/charts';
import type { Series } from './chart-panel';
import { formatCount } from './format-count';
import type { SeriesRow } from './series';

type StackedBarsProps = { rows: SeriesRow[]; series: Series[]; orientation?: BarChartProps['orientation'] };

/** Beside a bar that lies there is no room for a tooltip on a phone: its number stands at its end. */
const horizontalMargin = { right: 44 };

/** Not by name. */
const tableOrder = { itemSorter: null };

/** As wide as its longest name, within limits. */
const labelWidth = (rows: SeriesRow[]) => Math.min(148, 24 + 6.5 * Math.max(...rows.map(({ label }) => label.length)));

/** The bars of this page: stacked by kind, whole numbers, drawn at once. */
export function StackedBars({ rows, series, orientation = 'horizontal' }: StackedBarsProps) {
  const isHorizontal = orientation === 'vertical';
  return (
    <BarChart
      h={isHorizontal ? Math.max(160, rows.length * 30 + 40) : 260}
      data={rows}
      dataKey="label"
      type={isHorizontal ? 'default' : 'stacked'}
      orientation={orientation}
      series={series}
      withLegend={series.length > 1}
      legendProps={tableOrder}
      withTooltip={!isHorizontal}
      withBarValueLabel={isHorizontal}
      valueFormatter={formatCount}
      maxBarWidth={isHorizontal ? 22 : undefined}
      gridAxis={isHorizontal ? 'y' : 'x'}
      barProps={{ isAnimationActive: false }}
      barChartProps={{ accessibilityLayer: false, ...(isHorizontal && { margin: horizontalMargin }) }}
      yAxisProps={isHorizontal ? { width: labelWidth(rows) } : { width: 34, allowDecimals: false }}
      xAxisProps={isHorizontal ? { allowDecimals: false } : { interval: 'preserveStartEnd', minTickGap: 12 }}
    />
  );
}
