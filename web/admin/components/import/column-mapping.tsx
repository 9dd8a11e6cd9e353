import { Select, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ImportColumn, MappedTable, Mapping } from '../../../domain/import/columns';
import type { Table } from '../../../domain/import/read-table';
import { DataTable, type Column } from '../data-table';
import { FormSection } from '../form-parts';
import { ErrorAlert } from '../error-alert';

type FileColumn = { index: number; name: string; samples: string[] };

const maxSamples = 3;

const listColumns = ({ header, rows }: Table): FileColumn[] =>
  header.map((name, index) => ({
    index,
    name: name.trim() || `Column ${index + 1}`,
    samples: rows.flatMap((row) => row[index]?.trim() || []).slice(0, maxSamples),
  }));

type ColumnMappingProps = MappedTable & {
  columns: readonly ImportColumn[];
  /** What is missing, if no column of the file is the required one. */
  missingText: string | null;
  onChange: (mapping: Mapping) => void;
  children?: ReactNode;
};

/** Which column of the file is which of ours; what is not chosen is not imported. */
export function ColumnMapping({ table, mapping, columns: ours, missingText, onChange, children }: ColumnMappingProps) {
  const options = ours.map(({ name }) => ({ value: name, label: name }));
  /** A column of ours has one of the file. */
  const choose = (index: number, column: string | null) =>
    onChange(mapping.map((other, at) => (at === index ? column : other === column ? null : other)));
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
      {missingText && <ErrorAlert>{missingText}</ErrorAlert>}
      {children}
    </FormSection>
  );
}
