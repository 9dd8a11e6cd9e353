import { Alert, Button, Group, Progress, Text } from '@mantine/core';
import type { ImportRow } from '@domain/beer/csv-import';
import { CircleAlert } from 'lucide-react';
import { ApiError, hasServerMessage } from '../../../api/client';
import { FormSection } from '../../components/form-section';
import { RetryButton } from '../../components/retry-button';
import { formatCount } from '../../lib/format-count';
import { pluralize } from '../../lib/pluralize';
import { UnusedColumns } from './import-results';
import { ImportRowTable } from './import-row-table';

type ImportPreviewProps = {
  rows: ImportRow[];
  unusedColumns: string[];
  percent: number | null;
  isImporting: boolean;
  onImport: () => void;
};

const badges = {
  created: { label: 'New', color: 'green' },
  skipped: { label: 'Skipped', color: 'gray' },
  failed: { label: 'Error', color: 'red' },
} as const;

export function ImportPreview({ rows, unusedColumns, percent, isImporting, onImport }: ImportPreviewProps) {
  if (rows.length === 0) return <InvalidFile text="The file contains no beers." />;
  const countRows = (outcome: ImportRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  const newCount = countRows('created');
  const warningCount = rows.filter(({ warning }) => warning !== null).length;

  return (
    <FormSection title="3. Review the import">
      <Group justify="space-between" gap="sm">
        <Text size="sm" role="status">
          <b>{formatCount(newCount)}</b> to add, <b>{formatCount(countRows('skipped'))}</b> to skip,{' '}
          <b>{formatCount(countRows('failed'))}</b> with errors.
          {warningCount > 0 && ` ${pluralize(warningCount, 'warning')}.`}
        </Text>
        <Button aria-disabled={isImporting || newCount === 0} onClick={() => newCount > 0 && onImport()}>
          {isImporting ? 'Importing...' : formatImportLabel(newCount)}
        </Button>
      </Group>
      <UnusedColumns names={unusedColumns} />
      {percent !== null && (
        <Progress.Root size="md">
          <Progress.Section value={percent} aria-label="Import" animated={percent === 100} />
        </Progress.Root>
      )}
      <ImportRowTable label="Preview" detailHeader="Details" rows={rows} badges={badges} />
    </FormSection>
  );
}

const formatImportLabel = (count: number) => (count === 0 ? 'Nothing to import' : `Import ${pluralize(count, 'beer')}`);

/** Of the check of a file and of its import. */
export const importErrorMessage = (error: Error): string =>
  error instanceof ApiError && hasServerMessage(error)
    ? `Import failed: ${error.message}`
    : 'Failed to import CSV. Please try again.';

type PreviewErrorProps = { error: Error; onRetry: () => void };

/** A rejected file has to be corrected; after any other failure, the same file can be sent again. */
export function PreviewError({ error, onRetry }: PreviewErrorProps) {
  const text = importErrorMessage(error);
  if (error instanceof ApiError && error.status < 500) return <InvalidFile text={text} />;
  return (
    <Alert color="red" role="alert" icon={<CircleAlert size={18} />} title="The file could not be checked">
      <Text size="sm" mb="sm">
        {text}
      </Text>
      <RetryButton onClick={onRetry} />
    </Alert>
  );
}

export const InvalidFile = ({ text }: { text: string }) => (
  <Alert color="red" role="alert" icon={<CircleAlert size={18} />} title="This file cannot be imported">
    {text}
  </Alert>
);
