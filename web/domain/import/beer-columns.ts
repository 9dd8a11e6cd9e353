/** Which columns of a table are which of a beer's, and what their cells mean. */
import { beerCsvHeader } from '@domain/beer/csv';
import { cellOf, toCsv, type ImportColumn, type MappedTable, type Mapping } from './columns';
import type { Table } from './read-table';

/** What other programs and people call our columns. */
const aliases: Record<string, string> = {
  Name: 'beer name, beer, product, product name, item, item name, title, brand name',
  Style: 'beer style, beer type, type, category',
  Description: 'beer description, short description, about, tasting notes',
  ABV: 'alcohol, alc, alcohol by volume, alc vol, abv percent, strength',
  IBU: 'ibus, bitterness',
  'Original Gravity': 'og, gravity',
  Color: 'colour, beer color',
  Hops: 'hop, hop bill',
  Malts: 'malt, malt bill, grain, grains, grain bill',
  Sizes: 'size, package sizes, package size, packaging, packages, package, format, formats, container, serving sizes',
  Tags: 'tag, labels',
  'Is Available': 'available, in stock',
  'Is Active': 'active, visible, published',
  'Is Featured': 'featured',
  'Brewing Notes': 'brewers notes, brewer notes',
  'Food Pairings': 'food pairing, pairing, pairings, food',
  'Serving Temperature': 'serving temp, temperature',
  'Retail Price': 'price, retail, msrp, unit price',
  'Wholesale Price': 'wholesale, wholesale cost, keg price',
};

export const beerColumns: ImportColumn[] = beerCsvHeader.map((name) => ({ name, aliases: aliases[name] }));

const toNumber = (cell: string) =>
  Number(
    cell
      .trim()
      .replace(/%$/, '')
      .trim()
      .replace(/^(\d*),(\d+)$/, '$1.$2'),
  );

/** Above it, such as 0.5, it is the percentage of a beer without alcohol. */
const maxFraction = 0.25;

/** The first ABV of a table whose ABVs are all below 1, as spreadsheets store percentages; null otherwise. */
export function findFraction(table: Table, mapping: Mapping): string | null {
  const cells = table.rows
    .map((row) => cellOf(mapping, row, 'ABV'))
    .filter((cell) => cell !== '' && toNumber(cell) !== 0);
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

const convert = (column: string, cell: string, isFraction: boolean): string => {
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

export function toBeerCsv({ table, mapping, isFraction }: MappedTable): string {
  // The question is shown only while the column of ABV has fractions.
  const hasFractions = isFraction && findFraction(table, mapping) !== null;
  const used = mapping.flatMap((column, index) => (column === null ? [] : [{ column, index }]));
  const cells = table.rows.map((row) =>
    used.map(({ column, index }) => convert(column, row[index] ?? '', hasFractions)),
  );
  return toCsv(
    table,
    used.map(({ column }) => column),
    cells,
  );
}

/** The beers of a table that have no price, by name. */
export const listWithoutPrice = ({ table: { rows }, mapping }: MappedTable): string[] =>
  rows
    .filter((row) => cellOf(mapping, row, 'Retail Price') === '')
    .map((row) => cellOf(mapping, row, 'Name'))
    .filter(Boolean);
