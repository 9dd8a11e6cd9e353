import { BarChart, type BarChartProps } from '@mantine/charts';
import { Button, Center, Group, Paper, Table, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useId, type ReactNode } from 'react';
import { formatCount } from '../../../domain/format';
import classes from './chart-panel.module.css';

type ChartPanelProps = {
  title: string;
  /** The chart in one sentence; also its accessible name. */
  summary: string;
  rowHeader: string;
  rows: SeriesRow[];
  series: Series[];
  /** 3 within a section that has a heading of its own. */
  order?: 2 | 3;
  /** By default, horizontal bars. */
  children?: ReactNode;
};

/** `fastest-beers` */
const toAnchor = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, '-');

/** A chart with a toggle to the same data as a table. */
export function ChartPanel({ title, summary, rowHeader, rows, series, order = 2, children }: ChartPanelProps) {
  const id = useId();
  const [isTable, table] = useDisclosure(false);
  const isEmpty = rows.every((row) => series.every(({ name }) => !row[name]));

  return (
    <Paper component="section" withBorder p="md" id={toAnchor(title)} aria-labelledby={id} className={classes.panel}>
      <Group justify="space-between" wrap="nowrap" align="flex-start" mb="xs">
        <Title order={order} fz="h2" id={id}>
          {title}
        </Title>
        {!isEmpty && (
          <Button variant="default" size="compact-xs" aria-pressed={isTable} flex="none" onClick={table.toggle}>
            Show as table
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed" mb="sm">
        {summary}
      </Text>
      {isEmpty ? (
        <Center h={120}>
          <Text c="dimmed">Nothing to show yet</Text>
        </Center>
      ) : isTable ? (
        <SeriesTable {...{ title, rowHeader, rows, series }} />
      ) : (
        <div role="img" aria-label={`${title}: ${summary}`}>
          {children ?? <CountBarChart rows={rows} series={series} orientation="vertical" />}
        </div>
      )}
    </Paper>
  );
}

type SeriesTableProps = Pick<ChartPanelProps, 'title' | 'rowHeader' | 'rows' | 'series'>;

function SeriesTable({ title, rowHeader, rows, series }: SeriesTableProps) {
  return (
    // Scrollable regions must be focusable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={`${title}, data table`}>
      <Table verticalSpacing={4} aria-label={title} stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{rowHeader}</Table.Th>
            {series.map(({ name, label }) => (
              <Table.Th key={name} scope="col" ta="right">
                {label}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.label}>
              <Table.Th scope="row" fw={400} miw="9ch">
                {row.label}
              </Table.Th>
              {series.map(({ name }) => (
                <Table.Td key={name} ta="right">
                  {row[name]}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

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

/** The rows and series that a chart and its table share. */
export type Series = { name: string; label: string; color: string };

type SeriesRow = { label: string } & Record<string, number | string>;

export const sumCounts = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** Distinguishable on the page background with red-green color blindness; each has a contrast of at least 3:1. */
const palette = ['amber.8', 'blue.6', 'green.7', 'red.6', 'yellow.7', 'grape.9', 'gray.7'] as const;

export const chartColor = (index: number) => palette[index % palette.length] ?? 'gray.7';
