import { Anchor, Button, Group, Paper, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ArrowLeft, FileUp, Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
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
import { importCalls, undoImport, type Import } from '../../api/imports';
import { useUpload } from '../../hooks/use-upload';
import { downloadFile } from '../../lib/download-file';
import { errorMessage } from '../../lib/error-message';
import { pluralize } from '../../../domain/format';
import { navigate } from '../../shell/navigation';
import type { PageKey } from '../../shell/route';
import { FormSection } from '../form-parts';
import { dropZone } from '../image-upload';
import { PageHeader } from '../page-header';
import { toast } from '../toast';
import { ColumnMapping } from './column-mapping';
import { importErrorMessage, ImportPreview, ImportResults, InvalidFile, PreviewError } from './import-preview';
import { readTabValue, writeTabValue } from '../../lib/tab-storage';
import { ErrorAlert } from '../error-alert';

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

type ImportFileProps = {
  itemName: string;
  templateHeader: readonly string[];
  fileName: string | null;
  isReading: boolean;
  /** Blocks the choice of another file: the results would appear under the wrong file name. */
  isImporting: boolean;
  onFile: (file: File) => void;
};

function ImportFile({ itemName, templateHeader, fileName, isReading, isImporting, onFile }: ImportFileProps) {
  const isBusy = isReading || isImporting;
  const [rejection, setRejection] = useState<string | null>(null);
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    multiple: false,
    noClick: true,
    noKeyboard: true,
    disabled: isBusy,
    onDrop: ([file]) => {
      if (!file) return;
      const reason = getRejection(file);
      setRejection(reason);
      if (reason === null) onFile(file);
    },
  });
  const template = {
    blob: new Blob([`${templateHeader.join(',')}\r\n`], { type: 'text/csv' }),
    filename: `${itemName}s-template.csv`,
  };

  return (
    <FormSection
      title="1. Choose a file"
      hint="A CSV file or an Excel workbook (.xlsx), as your program exports it: columns can have other names and any order, and lines above them are skipped."
    >
      <Paper {...getRootProps({})} {...dropZone(isDragActive)}>
        <input {...getInputProps({ 'aria-label': 'CSV file', accept: `.csv,text/csv,${workbookEnding}` })} />
        <Group gap="sm" justify="center">
          <Button variant="default" leftSection={<FileUp size={16} />} aria-disabled={isBusy} onClick={open}>
            {fileName ? 'Choose another file' : 'Choose a CSV or Excel file'}
          </Button>
          <Text size="sm" role="status">
            {isReading ? 'Checking the file…' : (fileName ?? 'or drop it here')}
          </Text>
        </Group>
      </Paper>
      {rejection && <ErrorAlert>{rejection}</ErrorAlert>}
      <Anchor component="button" type="button" size="sm" w="fit-content" onClick={() => downloadFile(template)}>
        Download the template
      </Anchor>
    </FormSection>
  );
}

const workbookEnding = '.xlsx';

const isWorkbook = ({ name }: File) => name.toLowerCase().endsWith(workbookEnding);

/** The server checks everything else. */
function getRejection(file: File): string | null {
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
type LastImport = { importId: string; fileName: string; at: number };

const undoMs = 60 * 60_000;

const lastImportKey = (path: string) => `last-import${path}`;

function readLastImport(path: string): LastImport | null {
  const last = readTabValue(lastImportKey(path)) as LastImport | null;
  return last && Date.now() - last.at < undoMs ? last : null;
}

type UndoImportButtonProps = { kind: ImportKind; last: LastImport; onUndone: () => void };

function UndoImportButton({ kind: { itemName, path, invalidate }, last, onUndone }: UndoImportButtonProps) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => undoImport(last.importId),
    onSuccess: ({ results: { deleted, restored, kept } }) => {
      const keptText = kept > 0 ? ` ${pluralize(kept, itemName)} stayed, because of later changes.` : '';
      toast.success(`The import was undone: ${deleted} deleted, ${restored} restored.${keptText}`);
      writeTabValue(lastImportKey(path), null);
      onUndone();
    },
    onError: (error) => void toast.error(errorMessage(error, 'Failed to undo the import. Please try again.')),
    onSettled: () => invalidate(queryClient),
  });
  return (
    <Button
      variant="default"
      w="fit-content"
      leftSection={<Undo2 size={16} />}
      loading={isPending}
      onClick={() => mutate()}
    >
      Undo the import of {last.fileName}
    </Button>
  );
}

/** The server checks the file in a dry run, so that the preview cannot differ from the import. */
export function ImportPage({ kind }: { kind: ImportKind }) {
  const queryClient = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  /** Null before the file is read, and if it is blank. */
  const [mapped, setMapped] = useState<MappedTable | null>(null);
  const [isBlank, setBlank] = useState(false);
  const [existing, setExisting] = useState<ExistingChoice>('skip');
  const [consent, setConsent] = useState('');
  const [consentError, setConsentError] = useState<string | null>(null);
  const [last, setLast] = useState(() => readLastImport(kind.path));
  const calls = importCalls(kind.path);
  const preview = useUpload({ mutationFn: calls.preview });
  const upload = useUpload({
    mutationFn: calls.run,
    onSuccess: ({ importId }) => {
      if (importId && file) {
        const next = { importId, fileName: file.name, at: Date.now() };
        writeTabValue(lastImportKey(kind.path), next);
        setLast(next);
      }
      return kind.invalidate(queryClient);
    },
    onError: (error) => void toast.error(importErrorMessage(error)),
  });
  const toFile = async ({ name }: File, next: MappedTable) =>
    new File([await kind.toCsv(next)], name.replace(/\.xlsx$/i, '.csv'), { type: 'text/csv' });
  const check = (source: File, next: MappedTable, choice = existing) => {
    setMapped(next);
    setExisting(choice);
    preview.reset();
    if (next.mapping.includes(kind.required)) preview.mutate({ file: toFile(source, next), existing: choice });
  };
  const handleFile = async (source: File) => {
    setFile(source);
    setMapped(null);
    upload.reset();
    preview.reset();
    try {
      const next = await readMappedTable(source, kind.columns);
      setBlank(next === null);
      if (next) check(source, next);
    } catch {
      setFile(null);
      toast.error(`${source.name} could not be read. Please choose it again.`);
    }
  };
  const handleChange = (changes: Partial<MappedTable>, choice = existing) => {
    if (file && mapped && !upload.isPending) check(file, { ...mapped, ...changes }, choice);
  };
  const handleImport = () => {
    if (!file || !mapped || upload.isPending) return;
    const isMissing = kind.needsConsent && consent.trim() === '';
    setConsentError(isMissing ? 'Please enter where these people agreed' : null);
    if (!isMissing) upload.mutate({ file: toFile(file, mapped), existing, consent });
  };
  const handleRestart = () => {
    setFile(null);
    setMapped(null);
    setBlank(false);
    preview.reset();
    upload.reset();
    // The button disappears with the results.
    document.querySelector<HTMLElement>('main h1')?.focus();
  };
  const undoButton = last && (
    <UndoImportButton
      kind={kind}
      last={last}
      onUndone={() => {
        setLast(null);
        handleRestart();
      }}
    />
  );

  return (
    <>
      <PageHeader title={kind.title} subtitle={kind.existingText}>
        <Button
          variant="default"
          leftSection={<ArrowLeft size={16} />}
          onClick={() => void navigate({ page: kind.list })}
        >
          Back to {kind.itemName}s
        </Button>
      </PageHeader>
      <Stack gap="md">
        {upload.data && mapped ? (
          <ImportResults
            {...upload.data}
            unusedColumns={listUnused(mapped)}
            skippedReason={kind.skippedReason}
            listLabel={`Show ${kind.itemName}s`}
            onList={() => void navigate({ page: kind.list })}
            onRestart={handleRestart}
          >
            {kind.renderToDo?.(upload.data, mapped)}
            {undoButton}
          </ImportResults>
        ) : (
          <>
            <ImportFile
              itemName={kind.itemName}
              templateHeader={kind.templateHeader}
              fileName={file?.name ?? null}
              isReading={preview.isPending}
              isImporting={upload.isPending}
              onFile={(source) => void handleFile(source)}
            />
            {!file && undoButton}
          </>
        )}
        {isBlank && <InvalidFile text="The file is blank." />}
        {mapped && !upload.data && (
          <ColumnMapping
            {...mapped}
            columns={kind.columns}
            missingText={mapped.mapping.includes(kind.required) ? null : kind.missingText}
            onChange={(mapping) => handleChange({ mapping })}
          >
            {kind.renderNotes?.(mapped, handleChange)}
            <Switch
              label={`Update ${kind.itemName}s that exist already`}
              description="Only the fields that have a value in the file. Without it, they are skipped."
              checked={existing === 'update'}
              onChange={({ currentTarget }) => handleChange({}, currentTarget.checked ? 'update' : 'skip')}
            />
          </ColumnMapping>
        )}
        {file && mapped && preview.error && <PreviewError error={preview.error} onRetry={() => check(file, mapped)} />}
        {mapped && preview.data && !upload.data && (
          <ImportPreview
            key={preview.submittedAt}
            itemName={kind.itemName}
            rows={preview.data.rows}
            unusedColumns={listUnused(mapped)}
            percent={upload.percent}
            isImporting={upload.isPending}
            onImport={handleImport}
          >
            {kind.needsConsent && (
              <TextInput
                label="Where did these people agree to get your emails?"
                description="Stored with each of them, such as “Mailchimp, sign-up form of our old site” or “list at the bar”."
                value={consent}
                maxLength={300}
                error={consentError}
                onChange={({ currentTarget }) => setConsent(currentTarget.value)}
              />
            )}
          </ImportPreview>
        )}
      </Stack>
    </>
  );
}
