/** What an import will make of a file, worked out before anything is sent, by the server's own rules. */
import { beerCsvReader } from '@domain/beer/csv';
import { beerRowJudge, firstRow, importByteMaximum, importRowMaximum } from '@domain/beer/csv-import';
import { messages } from '@domain/http/messages';
import { readCsv } from './read-csv';

export type PreviewRow = {
  /** As a spreadsheet counts. */
  row: number;
  name: string;
  outcome: 'create' | 'skip' | 'error';
  /** Style for a new beer, the reason for the others. */
  detail: string;
};

export type Preview = { rows: PreviewRow[]; problem: null } | { rows: []; problem: string };

const problem = (text: string): Preview => ({ rows: [], problem: text });

export const isCsvFile = ({ name }: File) => name.toLowerCase().endsWith('.csv');

export async function previewImport(file: File, existingNames: readonly string[]): Promise<Preview> {
  if (file.size > importByteMaximum) return problem('The file is larger than 5 MB.');
  const [header = [], ...lines] = readCsv(await file.text());
  const read = beerCsvReader(header);
  if (!read) return problem(messages.csvNoName);
  if (lines.length > importRowMaximum) return problem('The file has more than 5,000 rows.');
  const judge = beerRowJudge(read, existingNames);
  const rows = lines.flatMap((cells, index): PreviewRow[] => {
    const outcome = judge(cells);
    const row = firstRow + index;
    if (outcome.kind === 'blank') return [];
    if (outcome.kind === 'skip') return [{ row, name: outcome.name, outcome: 'skip', detail: 'Exists already' }];
    const name = String(read(cells).name ?? '');
    if (outcome.kind === 'error') return [{ row, name, outcome: 'error', detail: outcome.message }];
    return [{ row, name, outcome: 'create', detail: outcome.beer.style ?? 'No style' }];
  });
  return rows.length > 0 ? { rows, problem: null } : problem('The file has no beers in it.');
}
