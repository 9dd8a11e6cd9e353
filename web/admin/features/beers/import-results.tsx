import { Alert, Badge, Button, Group, Text } from '@mantine/core';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ImportResults as Results } from '../../../api/beers';
import { FormSection } from '../../components/form-section';
import { DataTable, type Column } from '../../components/data-table';
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

/** The server counts what it skipped; which rows those were is known from the preview. */
function notImportedRows({ errors }: Results, rows: PreviewRow[]): NotImportedRow[] {
  const nameOf = (number: number) => rows.find(({ row }) => row === number)?.name ?? '';
  const failed = errors.map(({ row, message }) => ({ row, name: nameOf(row), isSkipped: false, reason: message }));
  const skipped = rows
    .filter(({ row, outcome }) => outcome === 'skip' && !errors.some((error) => error.row === row))
    .map(({ row, name, detail }) => ({ row, name, isSkipped: true, reason: detail }));
  return [...failed, ...skipped].sort((one, other) => one.row - other.row);
}

type ImportResultsProps = { results: Results; rows: PreviewRow[]; onRestart: () => void };

export function ImportResults({ results, rows, onRestart }: ImportResultsProps) {
  const { success, skipped, errors } = results;
  const isClean = errors.length === 0;
  const left = notImportedRows(results, rows);
  return (
    <FormSection title="Import finished">
      <Alert
        role="status"
        color={isClean ? 'green' : 'yellow'}
        icon={isClean ? <CircleCheck size={18} /> : <TriangleAlert size={18} />}
      >
        {success} imported, {skipped} skipped because the name exists, {errors.length} failed.
      </Alert>
      {left.length > 0 && (
        <DataTable
          label="Rows that were not imported"
          columns={columns}
          rows={left}
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
