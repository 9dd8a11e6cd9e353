import { Alert, Badge, Button, Group, Text } from '@mantine/core';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ImportResults as Results } from '../../../api/beers';
import { FormSection } from '../../kit/form-section';
import { RecordTable, type Column } from '../../kit/record-table';
import { navigate } from '../../shell/navigation';
import type { PreviewRow } from './import-preview';

type Left = { row: number; name: string; isSkipped: boolean; reason: string };

const columns: Column<Left>[] = [
  { header: 'Row', width: 70, render: ({ row }) => row },
  { header: 'Name', kind: 'title', render: ({ name }) => name || '(no name)' },
  {
    header: 'Result',
    kind: 'inline',
    isCorner: true,
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
function leftRows({ errors }: Results, rows: PreviewRow[]): Left[] {
  const nameOf = (number: number) => rows.find(({ row }) => row === number)?.name ?? '';
  const failed = errors.map(({ row, message }) => ({ row, name: nameOf(row), isSkipped: false, reason: message }));
  const skipped = rows
    .filter(({ row, outcome }) => outcome === 'skip' && !errors.some((error) => error.row === row))
    .map(({ row, name, detail }) => ({ row, name, isSkipped: true, reason: detail }));
  return [...failed, ...skipped].sort((one, other) => one.row - other.row);
}

type ImportResultsProps = { results: Results; rows: PreviewRow[]; onAgain: () => void };

export function ImportResults({ results, rows, onAgain }: ImportResultsProps) {
  const { success, skipped, errors } = results;
  const isClean = errors.length === 0;
  const left = leftRows(results, rows);
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
        <RecordTable
          label="Rows that were not imported"
          columns={columns}
          rows={left}
          rowKey={({ row, reason }) => `${row} ${reason}`}
        />
      )}
      <Group gap="sm">
        <Button onClick={() => void navigate({ page: 'beers' })}>Show beers</Button>
        <Button variant="default" onClick={onAgain}>
          Import another file
        </Button>
      </Group>
    </FormSection>
  );
}
