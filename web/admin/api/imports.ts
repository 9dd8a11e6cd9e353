/** Imports of CSV files: beers, distributors and subscribers. */
import type { ExistingChoice, ImportResults, ImportRow, UndoResults } from '@domain/shared/csv-import';
import { toQueryString } from '../../domain/query-string';
import { staffSend, staffUpload, toFormData, type ProgressHandler } from '../../api/staff/client';

export type Import = { results: ImportResults; rows: ImportRow[]; unusedColumns: string[]; importId?: string };

type ImportInput = {
  /** The places of distributors are looked up for a while. */
  file: Promise<File>;
  existing: ExistingChoice;
  /** The place where the people of an imported list agreed to get emails. */
  consent?: string;
  onProgress?: ProgressHandler;
};

async function upload(path: string, { file, existing, consent, onProgress }: ImportInput, dryRun: boolean) {
  const query = { rows: true, ...(dryRun ? { dryRun } : {}), ...(existing === 'update' ? { existing } : {}) };
  const form = toFormData('csvFile', [await file], consent ? { consent } : {});
  return staffUpload<Import>(`${path}/import/csv${toQueryString(query)}`, form, onProgress);
}

/** `path` is that of the call, such as `/beers/admin`. `preview` returns the results that the import would have. */
export const importCalls = (path: string) => ({
  preview: (input: ImportInput) => upload(path, input, true),
  run: (input: ImportInput) => upload(path, input, false),
});

/** Undoes an import within an hour. */
export const undoImport = (importId: string) =>
  staffSend<{ results: UndoResults }>('POST', `/imports/${importId}/undo`);
