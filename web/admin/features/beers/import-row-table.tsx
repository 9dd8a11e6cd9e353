import { Badge, Text } from '@mantine/core';
import type { ImportRow } from '@domain/beer/csv-import';
import { useState } from 'react';
import { DataTable, type Column } from '../../components/data-table';
import { FilterBar, FilterSelect } from '../../components/filters';
import { PaginationBar } from '../../components/pagination-bar';
import { formatCount } from '../../lib/format-count';

type Badges = Record<ImportRow['outcome'], { label: string; color: string }>;

type ImportRowTableProps = {
  /** Names the table for screen readers. */
  label: string;
  /** Header of the column with the reason or the style. */
  detailHeader: string;
  rows: ImportRow[];
  badges: Badges;
};

const pageSize = 100;

/** One page of the rows of an import; with several kinds of results, a filter finds the few that matter. */
export function ImportRowTable({ label, detailHeader, rows, badges }: ImportRowTableProps) {
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

const outcomes = ['created', 'skipped', 'failed'] as const;

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

function Details({ row: { outcome, style, message, warning } }: { row: ImportRow }) {
  return (
    <>
      <Text span size="sm">
        {message ?? style ?? (outcome === 'created' ? 'No style' : '')}
      </Text>
      {warning && (
        <Text size="sm" c="yellow.9" fw={600}>
          {warning}
        </Text>
      )}
    </>
  );
}
