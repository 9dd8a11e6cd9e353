/** What an import will make of a file, worked out before anything is sent, by the server's own rules. */
import { createBeerRowParser } from '@domain/beer/csv';
import { createRowValidator, firstDataRow, maxImportBytes, maxImportRows } from '@domain/beer/csv-import';
import { messages } from '@domain/shared/messages';
import { parseCsv } from './csv';

export type PreviewRow = {
  /** As a spreadsheet counts. */
  row: number;
  name: string;
  outcome: 'create' | 'skip' | 'error';
  /** Style for a new beer, the reason for the others. */
  detail: string;
};

export type ImportPreview = { rows: PreviewRow[]; problem: null } | { rows: []; problem: string };

const invalidFile = (text: string): ImportPreview => ({ rows: [], problem: text });

export const isCsvFile = ({ name }: File) => name.toLowerCase().endsWith('.csv');

export async function previewImport(file: File, existingNames: readonly string[]): Promise<ImportPreview> {
  if (file.size > maxImportBytes) return invalidFile('The file is larger than 5 MB.');
  const [header = [], ...lines] = parseCsv(await file.text());
  const read = createBeerRowParser(header);
  if (!read) return invalidFile(messages.csvNoName);
  if (lines.length > maxImportRows) return invalidFile('The file has more than 5,000 rows.');
  const judge = createRowValidator(read, existingNames);
  const rows = lines.flatMap((cells, index): PreviewRow[] => {
    const outcome = judge(cells);
    const row = firstDataRow + index;
    if (outcome.kind === 'blank') return [];
    if (outcome.kind === 'skip') return [{ row, name: outcome.name, outcome: 'skip', detail: 'Exists already' }];
    const name = String(read(cells).name ?? '');
    if (outcome.kind === 'error') return [{ row, name, outcome: 'error', detail: outcome.message }];
    return [{ row, name, outcome: 'create', detail: outcome.beer.style ?? 'No style' }];
  });
  return rows.length > 0 ? { rows, problem: null } : invalidFile('The file has no beers in it.');
}
