import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './data-table.module.css';

export type Column<Row> = {
  header: string;
  render: (row: Row) => ReactNode;
  /**
   * On a phone `title` heads the card; what else has a kind goes without its label (but `control` keeps it), `plain` on a
   * line of its own, the others as many as fit on one. Without a kind: a line with the label on its left.
   */
  kind?: 'title' | 'control' | 'actions' | 'plain' | 'inline';
  /** On the right of the card's title. */
  cardCorner?: boolean;
  /** Left out of the card. */
  hiddenOnCard?: boolean;
  align?: 'left' | 'right';
  width?: number | string;
};

type DataTableProps<Row> = {
  /** Names the table for a screen reader. */
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /** Dimmed while the next page is on its way. */
  isStale?: boolean;
};

/** A dense table; on a phone each row is a card. The roles are spelled out because `display: block` would drop them. */
export function DataTable<Row>({ label, columns, rows, rowKey, isStale }: DataTableProps<Row>) {
  return (
    <Table
      role="table"
      aria-label={label}
      aria-busy={isStale}
      className={classes.table}
      mod={{ stale: isStale }}
      verticalSpacing={6}
      highlightOnHover
    >
      <Table.Thead role="rowgroup" className={classes.head}>
        <Table.Tr role="row">
          {columns.map(({ header, kind, align, width }) => (
            <Table.Th key={header} role="columnheader" scope="col" w={width} ta={kind === 'actions' ? 'right' : align}>
              {header}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">
        {rows.map((row) => (
          <Table.Tr key={rowKey(row)} role="row" className={classes.row}>
            {columns.map(({ header, kind, align, hiddenOnCard: isMinor, cardCorner: isCorner, render }) => (
              <Table.Td
                key={header}
                role="cell"
                ta={align}
                data-label={kind && kind !== 'control' ? undefined : header}
                data-minor={isMinor || undefined}
                data-corner={isCorner || undefined}
                className={classes[kind ?? 'cell']}
              >
                {render(row)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
