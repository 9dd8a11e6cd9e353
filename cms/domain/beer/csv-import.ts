/** Row validation of the CSV import. */
import type * as z from 'zod';
import { safeParseBody } from '../shared/parse-input';
import { sanitizeLine } from '../shared/sanitize-text';
import { abvWarning } from './abv-warning';
import type { BeerRowParser } from './csv';
import { beerInput, type BeerInput } from './input';
import { toNameKey } from './search';
import type { importResultsSchema, importRowSchema } from './schema';

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
