import { AreaChart, BarChart } from '@mantine/charts';
import { Box, Button, Center, Group, Paper, Table, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useId, type ReactNode } from 'react';
import { formatCount } from '../../../domain/format';
import classes from './analytics.module.css';

export type ChartPanelProps = {
  title: string;
  /** The chart in one sentence; also its accessible name. */
  summary: string;
  rowHeader: string;
  rows: SeriesRow[];
  series: Series[];
  /** 3 within a section that has a heading of its own. */
  order?: 2 | 3;
  /** `bars` are horizontal, and the default; `stacked` and `area` are for time. */
  kind?: 'bars' | 'stacked' | 'area';
  /** What the chart shows, where that is less than what the table does. */
  chart?: { rows?: SeriesRow[]; series?: Series[] };
  formatValue?: (value: number) => string;
};

/** `fastest-beers` */
const toAnchor = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, '-');

type PanelProps = Pick<ChartPanelProps, 'title' | 'order'> & {
  summary?: string;
  action?: ReactNode;
  children: ReactNode;
};

export function Panel({ title, order, summary, action, children }: PanelProps) {
  const id = useId();
  return (
    <Paper component="section" withBorder p="md" id={toAnchor(title)} aria-labelledby={id} className={classes.panel}>
      <Group justify="space-between" wrap="nowrap" align="flex-start" mb="xs">
        <Title order={order ?? 2} fz="h2" id={id}>
          {title}
        </Title>
        {action}
      </Group>
      {summary && (
        <Text size="sm" c="dimmed" mb="sm">
          {summary}
        </Text>
      )}
      {children}
    </Paper>
  );
}

/** A chart with a toggle to the same data as a table. */
export function ChartPanel({ title, summary, rowHeader, rows, series, order, chart, ...props }: ChartPanelProps) {
  const [isTable, table] = useDisclosure(false);
  const isEmpty = rows.every((row) => series.every(({ name }) => !row[name]));
  const toggle = (
    <Button variant="default" size="compact-sm" aria-pressed={isTable} flex="none" onClick={table.toggle}>
      Show as table
    </Button>
  );

  return (
    <Panel title={title} order={order} summary={summary} action={!isEmpty && toggle}>
      {isEmpty ? (
        <Center h={120}>
          <Text size="md" c="dimmed">
            Nothing to show yet
          </Text>
        </Center>
      ) : isTable ? (
        <SeriesTable title={title} rowHeader={rowHeader} rows={rows} series={series} />
      ) : (
        <div role="img" aria-label={`${title}: ${summary}`}>
          <Chart rows={rows} series={series} {...props} {...chart} />
        </div>
      )}
    </Panel>
  );
}

const scrollStyle = { overflow: 'auto', fontVariantNumeric: 'tabular-nums' };

type SeriesTableProps = Pick<ChartPanelProps, 'title' | 'rowHeader' | 'rows' | 'series'>;

const SeriesTable = ({ title, rowHeader, rows, series }: SeriesTableProps) => (
  // Scrollable regions must be focusable by keyboard.
  <Box mah={260} style={scrollStyle} tabIndex={0} role="region" aria-label={`${title}, data table`}>
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
  </Box>
);

/** Space for the value labels of horizontal bars. They replace the tooltip, which does not fit on phones. */
const horizontalMargin = { right: 44 };

/** The legend keeps the order of `series`; by default it is sorted by name. */
const legendProps = { itemSorter: null };

/** The width in px of the longest label, within limits. */
const estimateLabelWidth = (rows: SeriesRow[]) =>
  Math.min(148, 24 + 6.5 * Math.max(...rows.map(({ label }) => label.length)));

type ChartProps = Pick<ChartPanelProps, 'rows' | 'series' | 'kind' | 'formatValue'>;

function Chart({ rows, series, kind = 'bars', formatValue = formatCount }: ChartProps) {
  const shared = { data: rows, dataKey: 'label', series, valueFormatter: formatValue };
  if (kind === 'bars')
    return (
      <BarChart
        h={Math.max(160, rows.length * 30 + 40)}
        {...shared}
        // Recharts draws horizontal bars with it.
        orientation="vertical"
        withTooltip={false}
        withBarValueLabel
        maxBarWidth={22}
        gridAxis="y"
        barProps={{ isAnimationActive: false }}
        barChartProps={{ accessibilityLayer: false, margin: horizontalMargin }}
        yAxisProps={{ width: estimateLabelWidth(rows) }}
        xAxisProps={{ allowDecimals: false }}
      />
    );
  const overTime = {
    h: 260,
    ...shared,
    yAxisProps: { width: 34, allowDecimals: false },
    xAxisProps: { interval: 'preserveStartEnd', minTickGap: 12 },
  } as const;
  if (kind === 'area')
    return (
      <AreaChart
        {...overTime}
        curveType="monotone"
        areaProps={{ isAnimationActive: false }}
        areaChartProps={{ accessibilityLayer: false }}
      />
    );
  return (
    <BarChart
      {...overTime}
      type="stacked"
      withLegend={series.length > 1}
      legendProps={legendProps}
      barProps={{ isAnimationActive: false }}
      barChartProps={{ accessibilityLayer: false }}
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

/** One series of counts. */
export const countSeries = (label: string, color: number, name = 'count'): Series[] => [
  { name, label, color: chartColor(color) },
];
