import { Button, Center, Group, Paper, Table, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useId, type ReactNode } from 'react';
import { ErrorState, Loading } from '../../components/query-state';
import type { SeriesRow } from './series';
import classes from './chart-panel.module.css';

export type Series = { name: string; label: string; color: string };

type ChartPanelProps = {
  title: string;
  /** What the plot says, in a sentence: also its text for a screen reader. */
  summary: string;
  rowHeader: string;
  rows: SeriesRow[];
  series: Series[];
  query: { isPending: boolean; isError: boolean; error: unknown; data: unknown; refetch: () => unknown };
  children: ReactNode;
};

/** A plot and, behind it, the same numbers as a table. */
export function ChartPanel({ title, summary, rowHeader, rows, series, query, children }: ChartPanelProps) {
  const id = useId();
  const [isTable, table] = useDisclosure(false);
  const isEmpty = rows.every((row) => series.every(({ name }) => !row[name]));

  return (
    <Paper component="section" withBorder p="md" aria-labelledby={id}>
      <Group justify="space-between" wrap="nowrap" align="flex-start" mb="xs">
        <Title order={2} id={id}>
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
      {query.isError && query.data === undefined ? (
        <ErrorState query={query} errorText="Failed to load the numbers" />
      ) : query.isPending ? (
        <Loading rows={4} />
      ) : (
        <>
          <Text size="sm" c="dimmed" mb="sm">
            {summary}
          </Text>
          {isEmpty && (
            <Center h={120}>
              <Text c="dimmed">Nothing to show yet</Text>
            </Center>
          )}
          {!isEmpty && isTable && <NumbersTable {...{ title, rowHeader, rows, series }} />}
          {!isEmpty && !isTable && (
            <div role="img" aria-label={`${title}: ${summary}`}>
              {children}
            </div>
          )}
        </>
      )}
    </Paper>
  );
}

function NumbersTable({
  title,
  rowHeader,
  rows,
  series,
}: Pick<ChartPanelProps, 'title' | 'rowHeader' | 'rows' | 'series'>) {
  return (
    // What scrolls must be reachable without a mouse.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={`${title}, numbers`}>
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
