/** Which columns of a table are which of ours, and the file that the import calls take. */
import type { Table } from './read-table';

/** One of our columns, and what other programs and people call it, separated by commas. */
export type ImportColumn = { name: string; aliases?: string | undefined };

/** One of our columns, or null, for each column of the table. */
export type Mapping = (string | null)[];

/** A table with what its columns mean. */
export type MappedTable = {
  table: Table;
  mapping: Mapping;
  /** ABVs such as 0.062 are 6.2 %. */
  isFraction: boolean;
};

/** Ignores case, spaces and punctuation, and what is in parentheses: `ABV (%)` is `abv`. */
const toKey = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/\(.*?\)/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const indexByKey = (columns: readonly ImportColumn[]) =>
  new Map(
    columns.flatMap(({ name, aliases }) => [name, ...(aliases?.split(',') ?? [])].map((text) => [toKey(text), name])),
  );

export function createIsKnown(columns: readonly ImportColumn[]): (name: string) => boolean {
  const byKey = indexByKey(columns);
  return (name) => byKey.has(toKey(name));
}

/** The first of several columns that may be the same counts; one with exactly our name comes before them. */
export function guessMapping(columns: readonly ImportColumn[], header: readonly string[]): Mapping {
  const byKey = indexByKey(columns);
  const free = new Set(columns.map(({ name }) => name));
  const take = (column: string | undefined) => (column !== undefined && free.delete(column) ? column : null);
  const exact = header.map((name) => take(columns.find((column) => toKey(column.name) === toKey(name))?.name));
  return header.map((name, index) => exact[index] ?? take(byKey.get(toKey(name))));
}

/** The text of a row's cell in one of our columns. */
export const cellOf = (mapping: Mapping, row: readonly string[], column: string): string => {
  const index = mapping.indexOf(column);
  return index === -1 ? '' : (row[index]?.trim() ?? '');
};

export const listUnused = ({ table: { header }, mapping }: MappedTable) =>
  header.filter((name, index) => name.trim() !== '' && mapping[index] === null);

const quote = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/**
 * The table as CSV with our columns and the same row numbers. Cells beyond the header stay: the import reports that they
 * have no column.
 */
export function toCsv(
  { headerRow, header, rows }: Table,
  columns: readonly string[],
  cells: readonly string[][],
): string {
  const lines = [
    columns,
    ...Array.from({ length: headerRow - 1 }, (): string[] => []),
    ...rows.map((row, index) => [...(cells[index] ?? []), ...row.slice(header.length)]),
  ];
  return lines.map((line) => (line.some(Boolean) ? line.map(quote).join(',') : '')).join('\r\n');
}
