import { Alert, Badge, Button, Group, Text } from '@mantine/core';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ImportResults as Results } from '@domain/beer/csv-import';
import { DataTable, type Column } from '../../components/data-table';
import { FormSection } from '../../components/form-section';
import { navigate } from '../../shell/navigation';
import type { PreviewRow } from './preview-import';

type NotImportedRow = { row: number; name: string; isSkipped: boolean; reason: string };

const columns: Column<NotImportedRow>[] = [
  { header: 'Row', width: 70, render: ({ row }) => row },
  { header: 'Name', kind: 'title', render: ({ name }) => name || '(no name)' },
  {
    header: 'Result',
    kind: 'inline',
    cardCorner: true,
    render: ({ isSkipped }) => <Badge color={isSkipped ? 'gray' : 'red'}>{isSkipped ? 'Skipped' : 'Failed'}</Badge>,
  },
  {
    header: 'Reason',
    kind: 'plain',
    render: ({ reason }) => (
      <Text span size="sm">
        {reason}
      </Text>
    ),
  },
];

/** The server returns only the number of skipped rows; the preview identifies them. */
function findNotImportedRows({ errors }: Results, rows: PreviewRow[]): NotImportedRow[] {
  const findName = (rowNumber: number) => rows.find(({ row }) => row === rowNumber)?.name ?? '';
  const failed = errors.map(({ row, message }) => ({ row, name: findName(row), isSkipped: false, reason: message }));
  const skipped = rows
    .filter(({ row, outcome }) => outcome === 'skip' && !errors.some((error) => error.row === row))
    .map(({ row, name, detail }) => ({ row, name, isSkipped: true, reason: detail }));
  return [...failed, ...skipped].sort((one, other) => one.row - other.row);
}

type ImportResultsProps = { results: Results; rows: PreviewRow[]; onRestart: () => void };

export function ImportResults({ results, rows, onRestart }: ImportResultsProps) {
  const { success, skipped, errors } = results;
  const isClean = errors.length === 0;
  const notImported = findNotImportedRows(results, rows);
  return (
    <FormSection title="Import finished">
      <Alert
        role="status"
        color={isClean ? 'green' : 'yellow'}
        icon={isClean ? <CircleCheck size={18} /> : <TriangleAlert size={18} />}
      >
        {success} imported, {skipped} skipped because the name already exists, {errors.length} failed.
      </Alert>
      {notImported.length > 0 && (
        <DataTable
          label="Rows that were not imported"
          columns={columns}
          rows={notImported}
          rowKey={({ row, reason }) => `${row} ${reason}`}
        />
      )}
      <Group gap="sm">
        <Button onClick={() => void navigate({ page: 'beers' })}>Show beers</Button>
        <Button variant="default" onClick={onRestart}>
          Import another file
        </Button>
      </Group>
    </FormSection>
  );
}
