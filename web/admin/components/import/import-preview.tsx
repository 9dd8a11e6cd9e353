import { Alert, Button, Group, Text, Badge } from '@mantine/core';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ImportRow } from '@domain/shared/csv-import';
import { joinTexts } from '@domain/shared/join-texts';
import { ApiError, hasServerMessage } from '../../../api/client';
import type { Import } from '../../api/imports';
import { formatCount, pluralize } from '../../../domain/format';
import { DataTable, type Column } from '../data-table';
import { FormSection } from '../form-parts';
import { FilterBar, FilterSelect, PaginationBar } from '../list-controls';
import { RetryButton } from '../query-state';
import { UploadProgress } from '../buttons';
import { ErrorAlert } from '../error-alert';

type Badges = Record<ImportRow['outcome'], { label: string; color: string }>;

type ImportRowTableProps = {
  label: string;
  /** Header of the column with the reason or the style. */
  detailHeader: string;
  rows: ImportRow[];
  badges: Badges;
};

const pageSize = 100;

/** One page of the rows of an import; with several kinds of results, a filter finds the few that matter. */
function ImportRowTable({ label, detailHeader, rows, badges }: ImportRowTableProps) {
  const [page, setPage] = useState(1);
  const [kind, setKind] = useState<string | null>(null);
  const kinds = listKinds(rows, badges);
  const shown = rows.filter(kinds.find(({ value }) => value === kind)?.matches ?? (() => true));

  return (
    <div>
      {kinds.length > 1 && (
        <FilterBar label={`Filter rows of ${label.toLowerCase()}`} isFiltered={false} onClear={() => setKind(null)}>
          <FilterSelect
            label="Show rows"
            anyLabel={`All rows (${formatCount(rows.length)})`}
            options={kinds.map(({ value, label: name, count }) => ({
              value,
              label: `${name} (${formatCount(count)})`,
            }))}
            value={kind}
            onChange={(value) => {
              setKind(value);
              setPage(1);
            }}
          />
        </FilterBar>
      )}
      <DataTable
        label={label}
        columns={getColumns(detailHeader, badges)}
        rows={shown.slice((page - 1) * pageSize, page * pageSize)}
        rowKey={({ row }) => String(row)}
      />
      <PaginationBar
        pagination={{ page, limit: pageSize, total: shown.length, pages: Math.ceil(shown.length / pageSize) }}
        itemName="row"
        onPage={setPage}
      />
    </div>
  );
}

const outcomes = ['created', 'updated', 'skipped', 'failed'] as const;

function listKinds(rows: ImportRow[], badges: Badges) {
  const candidates = [
    ...outcomes.map((outcome) => ({
      value: outcome,
      label: badges[outcome].label,
      matches: (row: ImportRow) => row.outcome === outcome,
    })),
    { value: 'warning', label: 'Warnings', matches: ({ warning }: ImportRow) => warning !== null },
  ];
  return candidates
    .map((candidate) => ({ ...candidate, count: rows.filter(candidate.matches).length }))
    .filter(({ count }) => count > 0);
}

const getColumns = (detailHeader: string, badges: Badges): Column<ImportRow>[] => [
  { header: 'Row', width: 70, render: ({ row }) => row },
  { header: 'Name', kind: 'title', render: ({ name }) => name || '(no name)' },
  {
    header: 'Result',
    kind: 'inline',
    cardCorner: true,
    render: ({ outcome }) => <Badge color={badges[outcome].color}>{badges[outcome].label}</Badge>,
  },
  { header: detailHeader, kind: 'plain', render: (row) => <Details row={row} /> },
];

function Details({ row: { detail, message, warning } }: { row: ImportRow }) {
  return (
    <>
      <Text span size="sm">
        {message ?? detail}
      </Text>
      {warning && (
        <Text size="sm" c="yellow.9" fw={600}>
          {warning}
        </Text>
      )}
    </>
  );
}

const resultBadges = {
  created: { label: 'Imported', color: 'green' },
  updated: { label: 'Updated', color: 'blue' },
  skipped: { label: 'Skipped', color: 'gray' },
  failed: { label: 'Failed', color: 'red' },
} as const;

type ImportResultsProps = Import & {
  /** Why rows were skipped, unless they could update records: `because the name already exists`. */
  skippedReason: string;
  listLabel: string;
  onList: () => void;
  onRestart: () => void;
  children?: ReactNode;
};

/** Nothing if the import uses all columns. */
const UnusedColumns = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && (
    <Alert color="yellow" icon={<CircleAlert size={18} />} title="Columns that are not imported">
      {joinTexts(names)}
    </Alert>
  );

export function ImportResults({
  results,
  rows,
  unusedColumns,
  skippedReason,
  listLabel,
  onList,
  onRestart,
  children,
}: ImportResultsProps) {
  const { success, skipped, errors, updated = 0 } = results;
  const isClean = errors.length === 0;
  const summary = useRef<HTMLDivElement>(null);
  // The Import button had the focus and is gone.
  useEffect(() => summary.current?.focus(), []);
  const notImported = rows.filter(({ outcome }) => outcome === 'skipped' || outcome === 'failed');
  return (
    <FormSection title="Import finished">
      <Alert
        ref={summary}
        tabIndex={-1}
        role="status"
        color={isClean ? 'green' : 'yellow'}
        icon={isClean ? <CircleCheck size={18} /> : <TriangleAlert size={18} />}
      >
        {formatCount(success)} imported, {results.updated !== undefined && `${formatCount(updated)} updated, `}
        {formatCount(skipped)} skipped{results.updated === undefined && ` ${skippedReason}`},{' '}
        {formatCount(errors.length)} failed.
      </Alert>
      <UnusedColumns names={unusedColumns} />
      {notImported.length > 0 && (
        <ImportRowTable
          label="Rows that were not imported"
          detailHeader="Reason"
          rows={notImported}
          badges={resultBadges}
        />
      )}
      {children}
      <Group gap="sm">
        <Button onClick={onList}>{listLabel}</Button>
        <Button variant="default" onClick={onRestart}>
          Import another file
        </Button>
      </Group>
    </FormSection>
  );
}

type ImportPreviewProps = {
  itemName: string;
  rows: ImportRow[];
  unusedColumns: string[];
  percent: number | null;
  isImporting: boolean;
  onImport: () => void;
  /** What has to be answered before. */
  children?: ReactNode;
};

const badges = {
  created: { label: 'New', color: 'green' },
  updated: { label: 'Update', color: 'blue' },
  skipped: { label: 'Skipped', color: 'gray' },
  failed: { label: 'Error', color: 'red' },
} as const;

export function ImportPreview({
  itemName,
  rows,
  unusedColumns,
  percent,
  isImporting,
  onImport,
  children,
}: ImportPreviewProps) {
  if (rows.length === 0) return <InvalidFile text={`The file contains no ${itemName}s.`} />;
  const countRows = (outcome: ImportRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  const updateCount = countRows('updated');
  const writeCount = countRows('created') + updateCount;
  const warningCount = rows.filter(({ warning }) => warning !== null).length;

  return (
    <FormSection title="3. Review the import">
      {children}
      <Group justify="space-between" gap="sm">
        <Text size="sm" role="status">
          <b>{formatCount(countRows('created'))}</b> to add,{' '}
          {updateCount > 0 && (
            <>
              <b>{formatCount(updateCount)}</b> to update,{' '}
            </>
          )}
          <b>{formatCount(countRows('skipped'))}</b> to skip, <b>{formatCount(countRows('failed'))}</b> with errors.
          {warningCount > 0 && ` ${pluralize(warningCount, 'warning')}.`}
        </Text>
        <Button aria-disabled={isImporting || writeCount === 0} onClick={() => writeCount > 0 && onImport()}>
          {isImporting ? 'Importing...' : formatImportLabel(writeCount, itemName)}
        </Button>
      </Group>
      <UnusedColumns names={unusedColumns} />
      <UploadProgress label="Import" percent={percent} />
      <ImportRowTable label="Preview" detailHeader="Details" rows={rows} badges={badges} />
    </FormSection>
  );
}

const formatImportLabel = (count: number, itemName: string) =>
  count === 0 ? 'Nothing to import' : `Import ${pluralize(count, itemName)}`;

/** The message about a failed check or import of a file. */
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
    <ErrorAlert title="The file could not be checked">
      <Text size="sm" mb="sm">
        {text}
      </Text>
      <RetryButton onClick={onRetry} />
    </ErrorAlert>
  );
}

export const InvalidFile = ({ text }: { text: string }) => (
  <ErrorAlert title="This file cannot be imported">{text}</ErrorAlert>
);
