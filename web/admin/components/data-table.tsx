import { Button, Checkbox, Table, VisuallyHidden, type CheckboxProps } from '@mantine/core';
import { Pencil, Download as DownloadIcon, FileUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Download } from '../../api/staff/client';
import { downloadFile } from '../lib/download-file';
import { useAction } from '../hooks/use-action';
import { useDeleteRecord, type DeletedRecord, type DeleteRecordOptions } from '../hooks/use-delete-record';
import { confirmationError } from '../lib/error-message';
import { navigate } from '../shell/navigation';
import type { PageKey } from '../shell/route';
import classes from './data-table.module.css';
import { IconButton, TrashButton } from './buttons';

export type Column<Row> = {
  header: string;
  render: (row: Row) => ReactNode;
  /**
   * Layout on phones, where each row is a card: `title` is the heading, `control` is inline with its label, `inline` and
   * `actions` are inline without a label, `plain` is a line without a label. By default, a line with the label.
   */
  kind?: 'title' | 'control' | 'actions' | 'plain' | 'inline';
  /** Places it to the right of the title on phones. */
  cardCorner?: boolean;
  /** Left out where the table would not fit, and of cards unless it is `inline`. */
  wideOnly?: boolean;
  align?: 'left' | 'right';
  width?: number | string;
};

/** Adds a column of checkboxes. */
export type RowSelection<Row> = {
  isSelected: (row: Row) => boolean;
  /** `isRange`: with Shift, for all rows from the one that was toggled before. */
  onToggle: (row: Row, isSelected: boolean, isRange: boolean) => void;
  /** Completes "Select …". */
  getName: (row: Row) => string;
};

type DataTableProps<Row> = {
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /** Dims the rows while the next page is loading. */
  isStale?: boolean;
  selection?: RowSelection<Row>;
};

/** A dense table; on phones, each row is a card. The explicit roles are needed because `display: block` removes them. */
export function DataTable<Row>({ label, columns, rows, rowKey, isStale, selection }: DataTableProps<Row>) {
  return (
    <Table
      role="table"
      aria-label={label}
      aria-busy={isStale}
      className={classes.table}
      opacity={isStale ? 0.6 : undefined}
      verticalSpacing={6}
      highlightOnHover
    >
      <Table.Thead role="rowgroup" className={classes.head} fz="xs" tt="uppercase" c="dimmed">
        <Table.Tr role="row">
          {selection && (
            <Table.Th role="columnheader" scope="col" w={44}>
              <VisuallyHidden>Select</VisuallyHidden>
            </Table.Th>
          )}
          {columns.map(({ header, width, ...column }) => (
            <Table.Th key={header} role="columnheader" scope="col" w={width} {...cellProps(column)}>
              {header}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">
        {rows.map((row) => (
          <Table.Tr
            key={rowKey(row)}
            role="row"
            className={classes.row}
            bg={selection?.isSelected(row) ? 'amber.0' : undefined}
          >
            {selection && (
              <Table.Td role="cell" className={classes.select}>
                <SelectCheckbox row={row} selection={selection} />
              </Table.Td>
            )}
            {columns.map(({ header, cardCorner, render, ...column }) => (
              <Table.Td
                key={header}
                role="cell"
                data-label={column.kind && column.kind !== 'control' ? undefined : header}
                data-card-corner={cardCorner || undefined}
                className={classes[column.kind ?? '']}
                {...cellProps(column)}
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

const cellProps = ({ kind, align, wideOnly }: Pick<Column<never>, 'kind' | 'align' | 'wideOnly'>) => ({
  ta: kind === 'actions' ? 'right' : align,
  visibleFrom: wideOnly ? 'lg' : undefined,
});

type SelectCheckboxProps<Row> = CheckboxProps & { row: Row; selection: RowSelection<Row> };

export const SelectCheckbox = <Row,>({ row, selection, ...props }: SelectCheckboxProps<Row>) => (
  <Checkbox
    aria-label={`Select ${selection.getName(row)}`}
    checked={selection.isSelected(row)}
    onChange={({ currentTarget, nativeEvent }) =>
      selection.onToggle(row, currentTarget.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
    }
    {...props}
  />
);

type EditButtonProps = { name: string; onClick: () => void };

export const EditButton = ({ name, onClick }: EditButtonProps) => (
  <IconButton icon={Pencil} label={`Edit ${name}`} onClick={onClick} tooltip="Edit" />
);

type DeleteRecordButtonProps = DeleteRecordOptions &
  Omit<DeletedRecord, 'message'> & { message: ReactNode | (() => ReactNode) };

/** Deletes a record of a list, after a confirmation. */
export function DeleteRecordButton({ id, name, message, ...options }: DeleteRecordButtonProps) {
  const { deleteRecord, isDeleting } = useDeleteRecord(options);
  const handleClick = async () => {
    const text = typeof message === 'function' ? message() : message;
    void deleteRecord({ id, name, message: text instanceof Promise ? await text : text });
  };
  return (
    <TrashButton label={`Delete ${name}`} loading={isDeleting} onClick={() => void handleClick()} tooltip="Delete" />
  );
}

type ExportButtonProps = {
  download: () => Promise<Download>;
  /** Shown in a toast. */
  errorText?: string;
};

/** Downloads through the API client: a plain link would not send the bearer token. */
export function ExportButton({ download, errorText = 'Failed to export CSV. Please try again.' }: ExportButtonProps) {
  const { start, isPending } = useAction({
    run: download,
    onSuccess: downloadFile,
    failureText: (error) => confirmationError(error) ?? errorText,
  });
  return (
    <Button
      variant="default"
      leftSection={<DownloadIcon size={16} />}
      aria-disabled={isPending}
      onClick={() => void start()}
    >
      {isPending ? 'Exporting...' : 'Export CSV'}
    </Button>
  );
}

export const ImportButton = ({ page }: { page: PageKey }) => (
  <Button variant="default" leftSection={<FileUp size={16} />} onClick={() => void navigate({ page })}>
    Import CSV
  </Button>
);
