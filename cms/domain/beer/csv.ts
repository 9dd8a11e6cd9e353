/** The beer catalog as CSV: the columns of the template, for export and import. */
import { escapeFormula, parseBoolean, parseList, unescapeFormula, formatBoolean, formatList } from '../shared/csv-cell';
import type { Beer } from './beer';

type Column = {
  name: string;
  format: (beer: Beer) => string;
  /** Converts the cell to fields of the body that `beerInput` validates. */
  parse: (cell: string) => Record<string, unknown>;
};

type TextKey = {
  [Key in keyof Beer]: Beer[Key] extends string | null ? Key : never;
}[keyof Beer];

const text = (name: string, key: TextKey): Column => ({
  name,
  format: (beer) => beer[key] ?? '',
  parse: (cell) => ({ [key]: cell }),
});

const number = (name: string, key: 'abv' | 'ibu'): Column => ({
  name,
  format: (beer) => String(beer[key] ?? ''),
  parse: (cell) => ({ [key]: cell.trim().replace(/%$/, '').trimEnd() }),
});

const list = (name: string, key: 'sizes' | 'tags'): Column => ({
  name,
  format: (beer) => formatList(beer[key]),
  parse: (cell) => ({ [key]: parseList(cell) }),
});

const boolean = (name: string, key: 'isAvailable' | 'isActive' | 'isFeatured'): Column => ({
  name,
  format: (beer) => formatBoolean(beer[key]),
  parse: (cell) => ({ [key]: parseBoolean(cell) }),
});

const price = (name: string, key: 'retail' | 'wholesale'): Column => ({
  name,
  format: (beer) => String(beer.pricing[key] ?? ''),
  parse: (cell) => ({ [`${key}Price`]: cell.trim().replace(/^\$\s*/, '') }),
});

const columns: Column[] = [
  text('Name', 'name'),
  text('Style', 'style'),
  text('Description', 'description'),
  number('ABV', 'abv'),
  number('IBU', 'ibu'),
  text('Original Gravity', 'originalGravity'),
  text('Color', 'color'),
  text('Hops', 'hops'),
  text('Malts', 'malts'),
  list('Sizes', 'sizes'),
  list('Tags', 'tags'),
  boolean('Is Available', 'isAvailable'),
  boolean('Is Active', 'isActive'),
  boolean('Is Featured', 'isFeatured'),
  text('Brewing Notes', 'brewingNotes'),
  text('Food Pairings', 'foodPairings'),
  text('Serving Temperature', 'servingTemperature'),
  price('Retail Price', 'retail'),
  price('Wholesale Price', 'wholesale'),
];

export const beerCsvHeader = columns.map(({ name }) => name);

export const beerCsvRow = (beer: Beer) => columns.map(({ format }) => escapeFormula(format(beer)));

/** Ignores case, spaces, punctuation and invisible characters: `ABV (%)` is `abv`. */
const normalizeHeader = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The column limit of Excel. */
const maxColumns = 16_384;

export type BeerRowParser = (cells: readonly string[]) => Record<string, unknown>;

/** How many of the template's columns a header has. */
export const countBeerColumns = (header: readonly string[]): number => {
  const keys = new Set(header.slice(0, maxColumns).map(normalizeHeader));
  return beerCsvHeader.filter((name) => keys.has(normalizeHeader(name))).length;
};

/** The columns that an import does not use: unknown ones, and repeated ones after the first. */
export function findUnusedColumns(header: readonly string[]): string[] {
  const free = new Set(beerCsvHeader.map(normalizeHeader));
  return header.slice(0, maxColumns).filter((name) => name.trim() !== '' && !free.delete(normalizeHeader(name)));
}

/** Returns a parser for the rows below this header, in any column order; null if there is no Name column. */
export const createBeerRowParser = (header: readonly string[]): BeerRowParser | null => {
  const keys = header.slice(0, maxColumns).map(normalizeHeader);
  const present = columns
    .map((column) => ({ column, index: keys.indexOf(normalizeHeader(column.name)) }))
    .filter(({ index }) => index >= 0);
  if (!present.some(({ column }) => column.name === 'Name')) return null;
  return (cells) => {
    const parts = present.map(({ column, index }) => column.parse(unescapeFormula(cells[index] ?? '')));
    const { retailPrice = '', wholesalePrice = '', ...body } = Object.assign({}, ...parts) as Record<string, unknown>;
    return { ...body, pricing: { retail: retailPrice, wholesale: wholesalePrice } };
  };
};
