import { Alert, Select, Switch, Text } from '@mantine/core';
import { beerCsvHeader } from '@domain/beer/csv';
import { CircleAlert } from 'lucide-react';
import { findFraction, findUnreadSizes, toPercent, type Mapping } from '../../../domain/import/beer-columns';
import type { Table } from '../../../domain/import/read-table';
import { DataTable, type Column } from '../../components/data-table';
import { FormSection } from '../../components/form-parts';
import { pluralize } from '../../lib/format';

/** A table with what its columns mean. */
export type MappedTable = {
  table: Table;
  mapping: Mapping;
  /** ABVs such as 0.062 are 6.2 %. */
  isFraction: boolean;
};

type FileColumn = { index: number; name: string; samples: string[] };

const maxSamples = 3;

const listColumns = ({ header, rows }: Table): FileColumn[] =>
  header.map((name, index) => ({
    index,
    name: name.trim() || `Column ${index + 1}`,
    samples: rows.flatMap((row) => row[index]?.trim() || []).slice(0, maxSamples),
  }));

const options = beerCsvHeader.map((value) => ({ value, label: value }));

type ColumnMappingProps = MappedTable & { onChange: (changes: Partial<MappedTable>) => void };

/** Which column of the file is which of ours; what is not chosen is not imported. */
export function ColumnMapping({ table, mapping, isFraction, onChange }: ColumnMappingProps) {
  /** A column of ours has one of the file. */
  const choose = (index: number, column: string | null) =>
    onChange({ mapping: mapping.map((other, at) => (at === index ? column : other === column ? null : other)) });
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
          clearButtonProps={{ 'aria-label': `Don’t import ${name}` }}
          value={mapping[index] ?? null}
          onChange={(column) => choose(index, column)}
        />
      ),
    },
  ];
  const fraction = findFraction(table, mapping);
  const unread = findUnreadSizes(table, mapping);

  return (
    <FormSection title="2. Match the columns" hint="We have guessed them. Correct what is wrong.">
      <DataTable label="Columns" columns={columns} rows={listColumns(table)} rowKey={({ index }) => String(index)} />
      {!mapping.includes('Name') && (
        <Alert color="red" role="alert" icon={<CircleAlert size={18} />}>
          Choose the column with the names of the beers: “Imported as: Name”.
        </Alert>
      )}
      {fraction && (
        <Switch
          color="green.7"
          label={`ABV is a fraction: ${fraction} → ${toPercent(fraction)} %`}
          checked={isFraction}
          onChange={({ currentTarget }) => onChange({ isFraction: currentTarget.checked })}
        />
      )}
      {unread.length > 0 && (
        <Alert color="yellow" icon={<CircleAlert size={18} />} title={`${pluralize(unread.length, 'size')} left out`}>
          {unread
            .slice(0, 5)
            .map(({ row, column, value }) => `Row ${row}, ${column}: ${value}`)
            .join(' · ')}
          {unread.length > 5 && ` · and ${unread.length - 5} more`}
        </Alert>
      )}
    </FormSection>
  );
}
