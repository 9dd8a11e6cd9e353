/** The beer catalog as CSV: the columns of the template, for export and import. */
import type * as z from 'zod';
import { escapeFormula, parseBoolean, parseList, unescapeFormula, formatBoolean, formatList } from '../shared/csv-cell';
import { safeParseBody } from '../shared/parse-input';
import { sanitizeLine } from '../shared/sanitize-text';
import { abvWarning, beerInput, type BeerInput } from './input';
import type { Beer, importResultsSchema, importRowSchema } from './schema';
import { toNameKey } from './search';

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

/** Row validation of the CSV import. */

/** Row numbers as in a spreadsheet: the header is row 1. */
export const firstDataRow = 2;
export const maxImportRows = 5000;
export const maxImportBytes = 5 * 1024 * 1024;
export const maxImportColumns = 200;
/** Of one row: many times the texts of a beer. */
export const maxImportRowBytes = 1024 * 1024;

export type ImportResults = z.infer<typeof importResultsSchema>;
export type ImportRow = z.infer<typeof importRowSchema>;

/** The beer to create, if the row is valid and new. */
type RowResult = ImportRow & { beer: BeerInput | null };

const maxNameLength = 120;
const cellWithoutColumn =
  'A cell has no column. Put a text that contains a separator, such as a comma, in quotation marks (").';

/** A text with an unquoted separator makes two cells; the second one belongs to no column. */
const hasCellWithoutColumn = (header: readonly string[], cells: readonly string[]) =>
  cells.some((cell, index) => cell.trim() !== '' && !header[index]?.trim());

type RowValidator = {
  header: readonly string[];
  parseRow: BeerRowParser;
  existingNames: Iterable<string>;
  namesInFile?: Set<string>;
};

/**
 * Validates the rows of one file in order. Rows with an existing name are skipped; so are those that repeat an earlier
 * row, whose names are kept in `namesInFile`. A blank row has no result.
 */
export const createRowValidator = ({ header, parseRow, existingNames, namesInFile = new Set() }: RowValidator) => {
  const takenNames = new Set([...existingNames].map(toNameKey));
  return (cells: readonly string[], row: number): RowResult | null => {
    if (cells.every((cell) => !cell.trim())) return null;
    const body = parseRow(cells);
    const name = sanitizeLine(String(body.name ?? ''));
    const key = toNameKey(name);
    const rest = { row, name: name.slice(0, maxNameLength), style: null, message: null, warning: null, beer: null };
    if (hasCellWithoutColumn(header, cells)) return { ...rest, outcome: 'failed', message: cellWithoutColumn };
    if (namesInFile.has(key)) return { ...rest, outcome: 'skipped', message: 'Repeats an earlier row' };
    if (name && takenNames.has(key)) return { ...rest, outcome: 'skipped', message: 'Already exists' };
    const result = safeParseBody(beerInput, body);
    if (!result.success) {
      return { ...rest, outcome: 'failed', message: result.errors.map(({ msg }) => msg).join('; ') };
    }
    const beer = result.data;
    namesInFile.add(toNameKey(beer.name));
    return { ...rest, outcome: 'created', style: beer.style ?? null, warning: abvWarning(beer.abv), beer };
  };
};

const csvErrors: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'has a quotation mark (") that is never closed.',
  CSV_INVALID_CLOSING_QUOTE:
    'has text after a closing quotation mark ("). Quotation marks inside a cell must be doubled ("").',
  INVALID_OPENING_QUOTE:
    'has a quotation mark (") inside a cell. Put the whole cell in quotation marks and double those inside it ("").',
  CSV_MAX_RECORD_SIZE: 'is longer than 1 MB. Perhaps a quotation mark (") is never closed.',
};

/** What is wrong with the file, by the code of the parser and the row of the spreadsheet. */
export const describeCsvError = (code: string, row: number): string =>
  `The file is not valid CSV: row ${row} ${csvErrors[code] ?? 'can’t be read.'}`;

/** What an import did. */
export const summarizeRows = (rows: readonly ImportRow[]): ImportResults => ({
  success: rows.filter(({ outcome }) => outcome === 'created').length,
  skipped: rows.filter(({ outcome }) => outcome === 'skipped').length,
  errors: rows.flatMap(({ row, outcome, message }) => (outcome === 'failed' ? { row, message: message ?? '' } : [])),
});
