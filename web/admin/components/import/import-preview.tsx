import { Alert, Button, Group, Select, Switch, Text, TextInput, Badge } from '@mantine/core';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ImportRow } from '@domain/shared/csv-import';
import { joinTexts } from '@domain/shared/join-texts';
import { ApiError } from '../../../api/client';
import type { Import } from '../../api/imports';
import type { Table } from '../../../domain/import/read-table';
import { formatCount, pluralize } from '../../../domain/format';
import { DataTable, type Column } from '../data-table';
import { FormSection } from '../form-parts';
import { FilterBar, FilterSelect, PaginationBar } from '../list-controls';
import { RetryButton } from '../query-state';
import { UploadProgress } from '../buttons';
import { ErrorAlert } from '../error-alert';
import { importErrorMessage, type ImportState } from './use-import';

type FileColumn = { index: number; name: string; samples: string[] };

const maxSamples = 3;

const listColumns = ({ header, rows }: Table): FileColumn[] =>
  header.map((name, index) => ({
    index,
    name: name.trim() || `Column ${index + 1}`,
    samples: rows.flatMap((row) => row[index]?.trim() || []).slice(0, maxSamples),
  }));

type PartProps = { of: ImportState };

/** Which column of the file is which of ours; what is not chosen is not imported. */
export function ColumnMapping({ of: { kind, mapped, existing, change } }: PartProps) {
  if (!mapped) return null;
  const { table, mapping } = mapped;
  const options = kind.columns.map(({ name }) => ({ value: name, label: name }));
  /** A column of ours has one of the file. */
  const choose = (index: number, column: string | null) =>
    change({ mapping: mapping.map((other, at) => (at === index ? column : other === column ? null : other)) });
  const columns: Column<FileColumn>[] = [
    {
      header: 'Column of the file',
      kind: 'title',
      render: ({ name }) => (
        <Text span size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
      ),
    },
    {
      header: 'First values',
      kind: 'plain',
      render: ({ samples }) => (
        <Text span size="sm" c="dimmed" lineClamp={1}>
          {samples.join(' · ')}
        </Text>
      ),
    },
    {
      header: 'Imported as',
      width: 240,
      kind: 'plain',
      render: ({ index, name }) => (
        <Select
          size="sm"
          aria-label={`Import ${name} as`}
          placeholder="Not imported"
          data={options}
          clearable
          allowDeselect
          clearButtonProps={{ 'aria-label': `Don’t import ${name}` }}
          value={mapping[index] ?? null}
          onChange={(column) => choose(index, column)}
        />
      ),
    },
  ];
  return (
    <FormSection title="2. Match the columns" hint="We have guessed them. Correct what is wrong.">
      <DataTable label="Columns" columns={columns} rows={listColumns(table)} rowKey={({ index }) => String(index)} />
      {!mapping.includes(kind.required) && <ErrorAlert>{kind.missingText}</ErrorAlert>}
      {kind.renderNotes?.(mapped, change)}
      <Switch
        label={`Update ${kind.itemName}s that exist already`}
        description="Only the fields that have a value in the file. Without it, they are skipped."
        checked={existing === 'update'}
        onChange={({ currentTarget }) => change({}, currentTarget.checked ? 'update' : 'skip')}
      />
    </FormSection>
  );
}

const badges: Record<ImportRow['outcome'], { label: string; color: string }> = {
  created: { label: 'New', color: 'green' },
  updated: { label: 'Update', color: 'blue' },
  skipped: { label: 'Skipped', color: 'gray' },
  failed: { label: 'Error', color: 'red' },
};

/** `detailHeader`: of the column with the reason or the style. */
type ImportRowTableProps = { label: string; detailHeader: string; rows: ImportRow[] };

const pageSize = 100;

/** One page of the rows of an import; with several kinds of results, a filter finds the few that matter. */
function ImportRowTable({ label, detailHeader, rows }: ImportRowTableProps) {
  const [page, setPage] = useState(1);
  const [kind, setKind] = useState<string | null>(null);
  const kinds = listKinds(rows);
  const shown = kinds.find(({ value }) => value === kind)?.rows ?? rows;
  const columns: Column<ImportRow>[] = [
    { header: 'Row', width: 70, render: ({ row }) => row },
    { header: 'Name', kind: 'title', render: ({ name }) => name || '(no name)' },
    {
      header: 'Result',
      kind: 'inline',
      cardCorner: true,
      render: ({ outcome }) => <Badge color={badges[outcome].color}>{badges[outcome].label}</Badge>,
    },
    {
      header: detailHeader,
      kind: 'plain',
      render: ({ detail, message, warning }) => (
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
      ),
    },
  ];

  return (
    <div>
      {kinds.length > 1 && (
        <FilterBar label={`Filter rows of ${label.toLowerCase()}`}>
          <FilterSelect
            label="Show rows"
            anyLabel={`All rows (${formatCount(rows.length)})`}
            options={kinds}
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
        columns={columns}
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

/** The options of the filter, with their rows. */
function listKinds(all: ImportRow[]) {
  const kinds = [
    ...Object.entries(badges).map(([value, { label }]) => ({
      value,
      label,
      rows: all.filter(({ outcome }) => outcome === value),
    })),
    { value: 'warning', label: 'Warnings', rows: all.filter(({ warning }) => warning !== null) },
  ];
  return kinds
    .filter(({ rows }) => rows.length > 0)
    .map(({ value, label, rows }) => ({ value, rows, label: `${label} (${formatCount(rows.length)})` }));
}

/** Nothing if the import uses all columns. */
const UnusedColumns = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && (
    <Alert color="yellow" icon={<CircleAlert size={18} />} title="Columns that are not imported">
      {joinTexts(names)}
    </Alert>
  );

type ImportResultsProps = PartProps & { done: Import; undoButton: ReactNode; onShowList: () => void };

export function ImportResults({ of, done, undoButton, onShowList }: ImportResultsProps) {
  const { kind, mapped, unusedColumns, restart } = of;
  const { results, rows } = done;
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
        {formatCount(skipped)} skipped{results.updated === undefined && ` ${kind.skippedReason}`},{' '}
        {formatCount(errors.length)} failed.
      </Alert>
      <UnusedColumns names={unusedColumns} />
      {notImported.length > 0 && (
        <ImportRowTable label="Rows that were not imported" detailHeader="Reason" rows={notImported} />
      )}
      {mapped && kind.renderToDo?.(done, mapped)}
      {undoButton}
      <Group gap="sm">
        <Button onClick={onShowList}>Show {kind.itemName}s</Button>
        <Button variant="default" onClick={restart}>
          Import another file
        </Button>
      </Group>
    </FormSection>
  );
}

export function ImportPreview({ of, rows }: PartProps & { rows: ImportRow[] }) {
  const { kind, unusedColumns, upload, consent, run } = of;
  const { itemName } = kind;
  if (rows.length === 0) return <InvalidFile text={`The file contains no ${itemName}s.`} />;
  const countRows = (outcome: ImportRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  const updateCount = countRows('updated');
  const writeCount = countRows('created') + updateCount;
  const importLabel = writeCount === 0 ? 'Nothing to import' : `Import ${pluralize(writeCount, itemName)}`;
  const warningCount = rows.filter(({ warning }) => warning !== null).length;

  return (
    <FormSection title="3. Review the import">
      {kind.needsConsent && (
        <TextInput
          label="Where did these people agree to get your emails?"
          description="Stored with each of them, such as “Mailchimp, sign-up form of our old site” or “list at the bar”."
          maxLength={300}
          {...consent.getInputProps()}
        />
      )}
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
        <Button aria-disabled={upload.isPending || writeCount === 0} onClick={() => writeCount > 0 && void run()}>
          {upload.isPending ? 'Importing...' : importLabel}
        </Button>
      </Group>
      <UnusedColumns names={unusedColumns} />
      <UploadProgress label="Import" percent={upload.percent} />
      <ImportRowTable label="Preview" detailHeader="Details" rows={rows} />
    </FormSection>
  );
}

/** A rejected file has to be corrected; after any other failure, the same file can be sent again. */
export function PreviewError({ of, error }: PartProps & { error: Error }) {
  const text = importErrorMessage(error);
  if (error instanceof ApiError && error.status < 500) return <InvalidFile text={text} />;
  return (
    <ErrorAlert title="The file could not be checked">
      <Text size="sm" mb="sm">
        {text}
      </Text>
      <RetryButton onClick={() => of.change({})} />
    </ErrorAlert>
  );
}

export const InvalidFile = ({ text }: { text: string }) => (
  <ErrorAlert title="This file cannot be imported">{text}</ErrorAlert>
);
