/** Predicts the result of an import in the browser, with the server's own rules. */
import { createBeerRowParser } from '@domain/beer/csv';
import { createRowValidator, firstDataRow, maxImportBytes, maxImportRows } from '@domain/beer/csv-import';
import { messages } from '@domain/shared/messages';
import { parseCsv } from './csv';

export type PreviewRow = {
  /** Row number in a spreadsheet; the header is row 1. */
  row: number;
  name: string;
  outcome: 'create' | 'skip' | 'error';
  /** The style of a new beer, otherwise the reason why the row is skipped or fails. */
  detail: string;
};

export type ImportPreview = { rows: PreviewRow[]; error: null } | { rows: []; error: string };

const invalidFile = (error: string): ImportPreview => ({ rows: [], error });

export const isCsvFile = ({ name }: File) => name.toLowerCase().endsWith('.csv');

export async function previewImport(file: File, existingNames: readonly string[]): Promise<ImportPreview> {
  if (file.size > maxImportBytes) return invalidFile('The file is larger than 5 MB.');
  const [header = [], ...lines] = parseCsv(await file.text());
  const parseRow = createBeerRowParser(header);
  if (!parseRow) return invalidFile(messages.csvNoName);
  if (lines.length > maxImportRows) return invalidFile('The file has more than 5,000 rows.');
  const validateRow = createRowValidator(parseRow, existingNames);
  const rows = lines.flatMap((cells, index): PreviewRow[] => {
    const outcome = validateRow(cells);
    const row = firstDataRow + index;
    if (outcome.kind === 'blank') return [];
    if (outcome.kind === 'skip') return [{ row, name: outcome.name, outcome: 'skip', detail: 'Already exists' }];
    const name = String(parseRow(cells).name ?? '');
    if (outcome.kind === 'error') return [{ row, name, outcome: 'error', detail: outcome.message }];
    return [{ row, name, outcome: 'create', detail: outcome.beer.style ?? 'No style' }];
  });
  return rows.length > 0 ? { rows, error: null } : invalidFile('The file contains no beers.');
}
