import { useField } from '@mantine/form';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { maxImportBytes, type ExistingChoice } from '@domain/shared/csv-import';
import { messages } from '@domain/shared/messages';
import {
  createIsKnown,
  guessMapping,
  listUnused,
  type ImportColumn,
  type MappedTable,
} from '../../../domain/import/columns';
import { readTable, readWorkbook } from '../../../domain/import/read-table';
import { ApiError, hasServerMessage } from '../../../api/client';
import { importCalls, type Import } from '../../api/imports';
import { useUpload } from '../../hooks/use-upload';
import type { PageKey } from '../../shell/route';
import { toast } from '../toast';
import { readValue, writeValue } from '../../../api/storage';

/** What is imported, and how. */
export type ImportKind = {
  title: string;
  itemName: string;
  /** What happens to rows that are stored already. */
  existingText: string;
  /** Why such a row was skipped. */
  skippedReason: string;
  list: PageKey;
  /** The path of the call: `/beers/admin`. */
  path: string;
  columns: readonly ImportColumn[];
  required: string;
  missingText: string;
  templateHeader: readonly string[];
  toCsv: (mapped: MappedTable) => string | Promise<string>;
  invalidate: (queryClient: QueryClient) => Promise<unknown>;
  /** Further questions and notes about the columns. */
  renderNotes?: (mapped: MappedTable, onChange: (changes: Partial<MappedTable>) => void) => ReactNode;
  /** What remains to be done for the imported records. */
  renderToDo?: (done: Import, mapped: MappedTable) => ReactNode;
  /** Subscribers: where the people agreed. */
  needsConsent?: true;
};

/** The message about a failed check or import of a file. */
export const importErrorMessage = (error: Error): string =>
  error instanceof ApiError && hasServerMessage(error)
    ? `Import failed: ${error.message}`
    : 'Failed to import CSV. Please try again.';

export const workbookEnding = '.xlsx';

const isWorkbook = ({ name }: File) => name.toLowerCase().endsWith(workbookEnding);

/** The server checks everything else. */
export function getRejection(file: File): string | null {
  if (!file.name.toLowerCase().endsWith('.csv') && !isWorkbook(file)) return messages.csvNotCsv;
  return file.size > maxImportBytes ? 'The file is larger than 5 MB.' : null;
}

async function readMappedTable(file: File, columns: readonly ImportColumn[]): Promise<MappedTable | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isKnown = createIsKnown(columns);
  const table = isWorkbook(file) ? await readWorkbook(bytes, isKnown) : readTable(bytes, isKnown);
  return table && { table, mapping: guessMapping(columns, table.header), isFraction: true };
}

/** The last import of this kind in this tab, which can be undone for an hour. */
export type LastImport = { importId: string; fileName: string; at: number };

const undoMs = 60 * 60_000;

const lastImportKey = (path: string) => `last-import${path}`;

const toLastImport = (importId: string, { name }: File): LastImport => ({ importId, fileName: name, at: Date.now() });

function readLastImport(path: string): LastImport | null {
  const last = readValue(lastImportKey(path)) as LastImport | null;
  return last && Date.now() - last.at < undoMs ? last : null;
}

type Source = {
  file: File;
  /** Undefined until the file is read; null if it is blank. */
  mapped?: MappedTable | null;
};

/** The server checks the file in a dry run, so that the preview cannot differ from the import. */
export function useImport(kind: ImportKind) {
  const queryClient = useQueryClient();
  const [source, setSource] = useState<Source | null>(null);
  const [existing, setExisting] = useState<ExistingChoice>('skip');
  const [last, setLast] = useState(() => readLastImport(kind.path));
  const consent = useField({
    initialValue: '',
    validate: (text) => (kind.needsConsent && !text.trim() ? 'Please enter where these people agreed' : null),
  });
  const { file, mapped } = source ?? {};
  const calls = importCalls(kind.path);
  const preview = useUpload({ mutationFn: calls.preview });
  const upload = useUpload({
    mutationFn: calls.run,
    onSuccess: ({ importId }) => {
      if (importId && file) keepLast(toLastImport(importId, file));
      return kind.invalidate(queryClient);
    },
    onError: (error) => void toast.error(importErrorMessage(error)),
  });

  const keepLast = (next: LastImport | null) => {
    writeValue(lastImportKey(kind.path), next);
    setLast(next);
  };
  const open = (next: Source | null) => {
    setSource(next);
    upload.reset();
    preview.reset();
  };
  const toFile = async ({ name }: File, next: MappedTable) =>
    new File([await kind.toCsv(next)], name.replace(/\.xlsx$/i, '.csv'), { type: 'text/csv' });
  const check = (next: File, table: MappedTable, choice = existing) => {
    setSource({ file: next, mapped: table });
    setExisting(choice);
    preview.reset();
    if (table.mapping.includes(kind.required)) preview.mutate({ file: toFile(next, table), existing: choice });
  };

  return {
    kind,
    source,
    mapped,
    existing,
    last,
    /** Columns of the file that are not imported. */
    unusedColumns: mapped ? listUnused(mapped) : [],
    consent,
    preview,
    upload,
    openFile: async (next: File) => {
      open({ file: next });
      try {
        const table = await readMappedTable(next, kind.columns);
        if (table) check(next, table);
        else open({ file: next, mapped: null });
      } catch {
        setSource(null);
        toast.error(`${next.name} could not be read. Please choose it again.`);
      }
    },
    change: (changes: Partial<MappedTable>, choice = existing) => {
      if (file && mapped && !upload.isPending) check(file, { ...mapped, ...changes }, choice);
    },
    run: async () => {
      if (!file || !mapped || upload.isPending || (await consent.validate())) return;
      upload.mutate({ file: toFile(file, mapped), existing, consent: consent.getValue() });
    },
    restart: () => {
      open(null);
      // The button disappears with the results.
      document.querySelector<HTMLElement>('main h1')?.focus();
    },
    forgetLast: () => keepLast(null),
  };
}

export type ImportState = ReturnType<typeof useImport>;
