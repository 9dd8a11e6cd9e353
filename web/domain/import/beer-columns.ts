/** Which columns of a table are which of a beer's, and what their cells mean. */
import { beerCsvHeader } from '@domain/beer/csv';
import type { Table } from './read-table';

/** Ignores case, spaces and punctuation, and what is in parentheses: `ABV (%)` is `abv`. */
const toKey = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/\(.*?\)/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** What other programs and people call our columns. */
const aliases: Record<string, string[]> = {
  Name: ['beer name', 'beer', 'product', 'product name', 'item', 'item name', 'title', 'brand name'],
  Style: ['beer style', 'beer type', 'type', 'category'],
  Description: ['beer description', 'short description', 'about', 'tasting notes'],
  ABV: ['alcohol', 'alc', 'alcohol by volume', 'alc vol', 'abv percent', 'strength'],
  IBU: ['ibus', 'bitterness'],
  'Original Gravity': ['og', 'gravity'],
  Color: ['colour', 'beer color'],
  Hops: ['hop', 'hop bill'],
  Malts: ['malt', 'malt bill', 'grain', 'grains', 'grain bill'],
  Sizes: [
    'size',
    'package sizes',
    'package size',
    'packaging',
    'packages',
    'package',
    'format',
    'formats',
    'container',
    'serving sizes',
  ],
  Tags: ['tag', 'labels'],
  'Is Available': ['available', 'in stock'],
  'Is Active': ['active', 'visible', 'published'],
  'Is Featured': ['featured'],
  'Brewing Notes': ['brewers notes', 'brewer notes'],
  'Food Pairings': ['food pairing', 'pairing', 'pairings', 'food'],
  'Serving Temperature': ['serving temp', 'temperature'],
  'Retail Price': ['price', 'retail', 'msrp', 'unit price'],
  'Wholesale Price': ['wholesale', 'wholesale cost', 'keg price'],
};

const columnByKey = new Map(
  beerCsvHeader.flatMap((column) => [column, ...(aliases[column] ?? [])].map((name) => [toKey(name), column])),
);

export const isBeerColumn = (name: string) => columnByKey.has(toKey(name));

/** One of our columns, or null, for each column of the table. */
export type Mapping = (string | null)[];

/** The first of several columns that may be the same counts. */
export function guessMapping(header: readonly string[]): Mapping {
  const free = new Set(beerCsvHeader);
  const take = (column: string | undefined) => (column !== undefined && free.delete(column) ? column : null);
  const exact = header.map((name) => take(beerCsvHeader.find((column) => toKey(column) === toKey(name))));
  return header.map((name, index) => exact[index] ?? take(columnByKey.get(toKey(name))));
}

const toNumber = (cell: string) =>
  Number(
    cell
      .trim()
      .replace(/%$/, '')
      .trim()
      .replace(/^(\d*),(\d+)$/, '$1.$2'),
  );

const cellsOf = ({ rows }: Table, mapping: Mapping, column: string) => {
  const index = mapping.indexOf(column);
  return index === -1 ? [] : rows.flatMap((row) => row[index]?.trim() || []);
};

/** Above it, such as 0.5, it is the percentage of a beer without alcohol. */
const maxFraction = 0.25;

/** The first ABV of a table whose ABVs are all below 1, as spreadsheets store percentages; null otherwise. */
export function findFraction(table: Table, mapping: Mapping): string | null {
  const cells = cellsOf(table, mapping, 'ABV').filter((cell) => toNumber(cell) !== 0);
  const isFraction = (cell: string) => !cell.includes('%') && toNumber(cell) > 0 && toNumber(cell) < maxFraction;
  return cells.length > 0 && cells.every(isFraction) ? (cells[0] ?? null) : null;
}

const round = (value: number, decimals: number) => String(Number(value.toFixed(decimals)));

/** `0.062` is `6.2`. */
export const toPercent = (cell: string) => round(toNumber(cell) * 100, 2);

const sizeUnits: [pattern: RegExp, unit: string][] = [
  [/^(?:fl\.?\s*)?(?:oz|ounces?)$/i, 'oz'],
  [/^(?:ml|milliliters?|millilitres?)$/i, 'ml'],
  [/^(?:l|liters?|litres?)$/i, 'L'],
];
const size = /(\d+(?:[.,]\d+)?)\s*((?:fl\.?\s*)?(?:oz|ounces?)|ml|millilit(?:er|re)s?|lit(?:er|re)s?|l)\b/gi;

/** `4-pack 16 oz cans / 12 fl oz` are `16oz;12oz`. A cell without a size is empty: `1/2 bbl` can't be stored as one. */
export const readSizes = (cell: string): string =>
  [...cell.matchAll(size)]
    .map(
      ([, amount = '', unit = '']) =>
        amount.replace(',', '.') + (sizeUnits.find(([pattern]) => pattern.test(unit))?.[1] ?? unit),
    )
    .join(';');

const words: Record<string, string> = { y: 'Yes', x: 'Yes', '✓': 'Yes', available: 'Yes', n: 'No', '-': 'No' };

type Options = { isFraction: boolean };

const convert = (column: string, cell: string, { isFraction }: Options): string => {
  const text = cell.trim();
  if (text === '') return '';
  const number = toNumber(text);
  if (column === 'ABV') return isFraction && !Number.isNaN(number) ? toPercent(text) : text;
  if (column === 'IBU') return Number.isNaN(number) ? text : round(number, 0);
  if (column === 'Sizes') return readSizes(text);
  if (column.startsWith('Is ')) return words[text.toLowerCase()] ?? text;
  if (column.endsWith('Price')) return text.replace(/^(?:US)?\$\s*|\s*(?:USD|\$)$/gi, '');
  return cell;
};

type ImportProblem = { row: number; column: string; value: string };

/** Sizes that can't be read, which the import leaves out. */
export function findUnreadSizes(table: Table, mapping: Mapping): ImportProblem[] {
  const index = mapping.indexOf('Sizes');
  if (index === -1) return [];
  return table.rows.flatMap((row, position) => {
    const value = row[index]?.trim() ?? '';
    const isUnread = value !== '' && readSizes(value) === '';
    return isUnread ? [{ row: table.headerRow + 1 + position, column: table.header[index] ?? '', value }] : [];
  });
}

const quote = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The table as the file that the import call takes, with the same row numbers. */
export function toBeerCsv(table: Table, mapping: Mapping, options: Options): string {
  const used = mapping.flatMap((column, index) => (column === null ? [] : [{ column, index }]));
  const lines = [
    used.map(({ column }) => column),
    ...Array.from({ length: table.headerRow - 1 }, (): string[] => []),
    ...table.rows.map((row) => [
      ...used.map(({ column, index }) => convert(column, row[index] ?? '', options)),
      // A text with an unquoted separator: the import reports the cell that has no column.
      ...row.slice(table.header.length),
    ]),
  ];
  return lines.map((cells) => (cells.some(Boolean) ? cells.map(quote).join(',') : '')).join('\r\n');
}
