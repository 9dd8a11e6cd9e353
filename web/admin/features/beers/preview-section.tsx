import { Alert, Badge, Button, Group, Progress, Text } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { DataTable, type Column } from '../../components/data-table';
import { FormSection } from '../../components/form-section';
import { PaginationBar } from '../../components/pagination-bar';
import { pluralize } from '../../lib/pluralize';
import type { ImportPreview, PreviewRow } from './preview-import';

const outcomes = {
  create: { label: 'New', color: 'green' },
  skip: { label: 'Skipped', color: 'gray' },
  error: { label: 'Error', color: 'red' },
} as const;

const columns: Column<PreviewRow>[] = [
  { header: 'Row', width: 70, render: ({ row }) => row },
  { header: 'Name', kind: 'title', render: ({ name }) => name || '(no name)' },
  {
    header: 'Result',
    kind: 'inline',
    cardCorner: true,
    render: ({ outcome }) => <Badge color={outcomes[outcome].color}>{outcomes[outcome].label}</Badge>,
  },
  {
    header: 'Details',
    kind: 'plain',
    render: ({ detail }) => (
      <Text span size="sm">
        {detail}
      </Text>
    ),
  },
];

const pageSize = 100;

type PreviewSectionProps = {
  preview: ImportPreview;
  percent: number | null;
  isImporting: boolean;
  onImport: () => void;
};

export function PreviewSection({ preview, percent, isImporting, onImport }: PreviewSectionProps) {
  const [page, setPage] = useState(1);
  if (preview.error !== null) {
    return (
      <Alert color="red" role="alert" icon={<CircleAlert size={18} />} title="This file cannot be imported">
        {preview.error}
      </Alert>
    );
  }
  const { rows } = preview;
  const countRows = (outcome: PreviewRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  const pages = Math.ceil(rows.length / pageSize);

  return (
    <FormSection title="2. Review the import">
      <Group justify="space-between" gap="sm">
        <Text size="sm" role="status">
          <b>{countRows('create')}</b> to add, <b>{countRows('skip')}</b> to skip, <b>{countRows('error')}</b> with
          errors.
        </Text>
        <Button
          aria-disabled={isImporting || countRows('create') === 0}
          onClick={() => countRows('create') > 0 && onImport()}
        >
          {isImporting ? 'Importing...' : formatImportLabel(countRows('create'))}
        </Button>
      </Group>
      {percent !== null && (
        <Progress.Root size="md">
          <Progress.Section value={percent} aria-label="Import" animated={percent === 100} />
        </Progress.Root>
      )}
      <DataTable
        label="Preview"
        columns={columns}
        rows={rows.slice((page - 1) * pageSize, page * pageSize)}
        rowKey={({ row }) => String(row)}
      />
      <PaginationBar
        pagination={{ page, limit: pageSize, total: rows.length, pages }}
        itemName="row"
        onPage={setPage}
      />
    </FormSection>
  );
}

const formatImportLabel = (count: number) => (count === 0 ? 'Nothing to import' : `Import ${pluralize(count, 'beer')}`);
