/** The beer catalog as CSV: the columns of the template, for export and import. */
import { parseBoolean, parseList, formatBoolean, formatList } from '../shared/csv-cell';
import { csvRow, withoutBlank, type CsvColumn, type CsvDefinition } from '../shared/csv-import';
import { safeParseBody } from '../shared/parse-input';
import { sanitizeLine } from '../shared/sanitize-text';
import { abvWarning, beerInput, beerUpdate, type BeerInput, type BeerUpdate } from './input';
import type { Beer } from './schema';
import { toNameKey } from './search';

type Column = CsvColumn<Beer>;

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
export const beerCsvRow = csvRow(columns);

const nameOf = (body: Record<string, unknown>) => sanitizeLine(String(body['name'] ?? ''));

export const beerCsv: CsvDefinition<Beer, BeerInput, BeerUpdate> = {
  columns,
  required: 'Name',
  toBody: ({ retailPrice = '', wholesalePrice = '', ...body }) => ({
    ...body,
    pricing: { retail: retailPrice, wholesale: wholesalePrice },
  }),
  nameOf,
  keyOf: (body) => toNameKey(nameOf(body)),
  parseInput: (body) => safeParseBody(beerInput, body),
  parseChanges: ({ name: _name, ...body }) => safeParseBody(beerUpdate, body),
  merge: (beer, { pricing = {}, ...fields }) => ({
    ...beer,
    ...withoutBlank(fields),
    pricing: { ...beer.pricing, ...withoutBlank(pricing) },
  }),
  describe: ({ style, abv }) => ({ detail: style ?? null, warning: abvWarning(abv) }),
};
