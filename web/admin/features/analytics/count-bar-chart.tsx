import { BarChart, type BarChartProps } from '@mantine/charts';
import { formatCount } from '../../lib/format-count';
import type { Series, SeriesRow } from './series';

type CountBarChartProps = {
  rows: SeriesRow[];
  series: Series[];
  orientation?: BarChartProps['orientation'];
  formatValue?: (value: number) => string;
};

/** Space for the value labels of horizontal bars. They replace the tooltip, which does not fit on phones. */
const horizontalMargin = { right: 44 };

/** The legend keeps the order of `series`; by default it is sorted by name. */
const legendProps = { itemSorter: null };

/** In px, for the longest label, within limits. */
const estimateLabelWidth = (rows: SeriesRow[]) =>
  Math.min(148, 24 + 6.5 * Math.max(...rows.map(({ label }) => label.length)));

/** `orientation` as in Recharts: `vertical` draws horizontal bars. */
export function CountBarChart({
  rows,
  series,
  orientation = 'horizontal',
  formatValue = formatCount,
}: CountBarChartProps) {
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
      legendProps={legendProps}
      withTooltip={!isHorizontal}
      withBarValueLabel={isHorizontal}
      valueFormatter={formatValue}
      maxBarWidth={isHorizontal ? 22 : undefined}
      gridAxis={isHorizontal ? 'y' : 'x'}
      barProps={{ isAnimationActive: false }}
      barChartProps={{ accessibilityLayer: false, ...(isHorizontal && { margin: horizontalMargin }) }}
      yAxisProps={isHorizontal ? { width: estimateLabelWidth(rows) } : { width: 34, allowDecimals: false }}
      xAxisProps={isHorizontal ? { allowDecimals: false } : { interval: 'preserveStartEnd', minTickGap: 12 }}
    />
  );
}
