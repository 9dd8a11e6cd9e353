/** The beer catalogue as CSV: the template's columns (staff-admin.md §9), each with its way out and its way in. */
import { escapeFormula, parseBoolean, parseList, unescapeFormula, formatBoolean, formatList } from '../csv/cell';
import type { Beer } from './beer';

type Column = {
  name: string;
  write: (beer: Beer) => string;
  /** Adds the cell to the body that `beerInput` checks. */
  read: (cell: string) => Record<string, unknown>;
};

type TextField = {
  [Key in keyof Beer]: Beer[Key] extends string | null ? Key : never;
}[keyof Beer];

const text = (name: string, key: TextField): Column => ({
  name,
  write: (beer) => beer[key] ?? '',
  read: (cell) => ({ [key]: cell }),
});

const number = (name: string, key: 'abv' | 'ibu'): Column => ({
  name,
  write: (beer) => String(beer[key] ?? ''),
  read: (cell) => ({ [key]: cell.trim().replace(/%$/, '').trimEnd() }),
});

const list = (name: string, key: 'sizes' | 'tags'): Column => ({
  name,
  write: (beer) => formatList(beer[key]),
  read: (cell) => ({ [key]: parseList(cell) }),
});

const boolean = (name: string, key: 'isAvailable' | 'isActive' | 'isFeatured'): Column => ({
  name,
  write: (beer) => formatBoolean(beer[key]),
  read: (cell) => ({ [key]: parseBoolean(cell) }),
});

const price = (name: string, key: 'retail' | 'wholesale'): Column => ({
  name,
  write: (beer) => String(beer.pricing[key] ?? ''),
  read: (cell) => ({ [`${key}Price`]: cell.trim().replace(/^\$\s*/, '') }),
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

export const beerCsvRow = (beer: Beer) => columns.map(({ write }) => escapeFormula(write(beer)));

/** The same name whatever its case, spacing and byte order mark. */
const headerKey = (name: string) =>
  name
    .replace(/^\uFEFF/, '')
    .toLowerCase()
    .replace(/[\s_-]+/g, '');

/** No spreadsheet has more. */
const maxColumns = 16_384;

export type BeerRowParser = (cells: readonly string[]) => Record<string, unknown>;

/** How to read the rows under this header, in any order of columns; null when there is no Name column. */
export const createBeerRowParser = (header: readonly string[]): BeerRowParser | null => {
  const names = header.slice(0, maxColumns).map(headerKey);
  const present = columns
    .map((column) => ({ column, at: names.indexOf(headerKey(column.name)) }))
    .filter(({ at }) => at >= 0);
  if (!present.some(({ column }) => column.name === 'Name')) return null;
  return (cells) => {
    const parts = present.map(({ column, at }) => column.read(unescapeFormula(cells[at] ?? '')));
    const { retailPrice = '', wholesalePrice = '', ...body } = Object.assign({}, ...parts) as Record<string, unknown>;
    return { ...body, pricing: { retail: retailPrice, wholesale: wholesalePrice } };
  };
};
