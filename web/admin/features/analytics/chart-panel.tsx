import { Button, Center, Group, Paper, Table, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useId, type ReactNode } from 'react';
import classes from './chart-panel.module.css';
import type { Series, SeriesRow } from './series';

type ChartPanelProps = {
  title: string;
  /** The chart in one sentence; also its accessible name. */
  summary: string;
  rowHeader: string;
  rows: SeriesRow[];
  series: Series[];
  /** 3 within a section that has a heading of its own. */
  order?: 2 | 3;
  children: ReactNode;
};

/** `days-per-keg` */
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
          <Button
            variant="default"
            size="compact-xs"
            aria-pressed={isTable}
            className={classes.toggle}
            onClick={table.toggle}
          >
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
          {children}
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
              <Table.Th scope="row" fw={400} className={classes.name}>
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
