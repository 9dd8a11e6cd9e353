/** What an import makes of each row of a file: the server does it, the staff app shows it beforehand. */
import type * as z from 'zod';
import { safeParseBody } from '../shared/parse-input';
import type { BeerRowParser } from './csv';
import { beerInput, type BeerInput } from './input';
import type { importResultsSchema } from './schema';

/** As a spreadsheet counts: the header is row 1. */
export const firstDataRow = 2;
export const maxImportRows = 5000;
export const maxImportBytes = 5 * 1024 * 1024;

export type ImportResults = z.infer<typeof importResultsSchema>;

export type RowOutcome =
  | { kind: 'blank' }
  | { kind: 'create'; beer: BeerInput }
  | { kind: 'skip'; name: string }
  | { kind: 'error'; message: string };

export const nameKey = (name: string) => name.trim().normalize('NFC').toLowerCase();

/** Judges the rows of one file, one after the other; names that exist or came earlier are skipped. */
export const createRowValidator = (read: BeerRowParser, existingNames: Iterable<string>) => {
  const taken = new Set([...existingNames].map(nameKey));
  return (cells: readonly string[]): RowOutcome => {
    if (cells.every((cell) => !cell.trim())) return { kind: 'blank' };
    const body = read(cells);
    const name = String(body.name ?? '').trim();
    if (name && taken.has(nameKey(name))) return { kind: 'skip', name };
    const result = safeParseBody(beerInput, body);
    if (!result.success) return { kind: 'error', message: result.errors.map(({ msg }) => msg).join('; ') };
    taken.add(nameKey(result.data.name));
    return { kind: 'create', beer: result.data };
  };
};
