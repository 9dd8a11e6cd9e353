/** Row validation of the CSV import, shared by the server and the staff app's preview. */
import type * as z from 'zod';
import { safeParseBody } from '../shared/parse-input';
import type { BeerRowParser } from './csv';
import { beerInput, type BeerInput } from './input';
import type { importResultsSchema } from './schema';

/** Row numbers as in a spreadsheet: the header is row 1. */
export const firstDataRow = 2;
export const maxImportRows = 5000;
export const maxImportBytes = 5 * 1024 * 1024;

export type ImportResults = z.infer<typeof importResultsSchema>;

type RowOutcome =
  | { kind: 'blank' }
  | { kind: 'create'; beer: BeerInput }
  | { kind: 'skip'; name: string }
  | { kind: 'error'; message: string };

const normalizeName = (name: string) => name.trim().normalize('NFC').toLowerCase();

/** Validates the rows of one file in order. Rows with an existing or repeated name are skipped. */
export const createRowValidator = (parseRow: BeerRowParser, existingNames: Iterable<string>) => {
  const takenNames = new Set([...existingNames].map(normalizeName));
  return (cells: readonly string[]): RowOutcome => {
    if (cells.every((cell) => !cell.trim())) return { kind: 'blank' };
    const body = parseRow(cells);
    const name = String(body.name ?? '').trim();
    if (name && takenNames.has(normalizeName(name))) return { kind: 'skip', name };
    const result = safeParseBody(beerInput, body);
    if (!result.success) return { kind: 'error', message: result.errors.map(({ msg }) => msg).join('; ') };
    takenNames.add(normalizeName(result.data.name));
    return { kind: 'create', beer: result.data };
  };
};
