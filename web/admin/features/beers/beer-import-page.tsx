import { Button, Stack, Alert, Anchor, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, CircleAlert, FileUp } from 'lucide-react';
import { useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { beerCsvHeader, maxImportBytes } from '@domain/beer/csv';
import { messages } from '@domain/shared/messages';
import { findFraction, guessMapping, isBeerColumn, toBeerCsv } from '../../../domain/import/beer-columns';
import { readTable } from '../../../domain/import/read-table';
import { beerMutations, invalidateBeers } from '../../api/beers';
import { FormSection } from '../../components/form-parts';
import classes from '../../components/image-upload.module.css';
import { PageHeader } from '../../components/page-header';
import { toast } from '../../components/toast';
import { useUpload } from '../../hooks/use-upload';
import { downloadFile } from '../../lib/download-file';
import { navigate } from '../../shell/navigation';
import { ColumnMapping, type MappedTable } from './column-mapping';
import { importErrorMessage, ImportPreview, InvalidFile, PreviewError, ImportResults } from './import-preview';

type ImportFileProps = {
  fileName: string | null;
  isReading: boolean;
  /** Blocks the choice of another file: the results would appear under the wrong file name. */
  isImporting: boolean;
  onFile: (file: File) => void;
};

function ImportFile({ fileName, isReading, isImporting, onFile }: ImportFileProps) {
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

  return (
    <FormSection
      title="1. Choose a file"
      hint={`As your program exports it: columns can have other names and any order, and lines above them are skipped.`}
    >
      <div {...getRootProps({ className: classes.zone, 'data-active': isDragActive || undefined })}>
        <input {...getInputProps({ 'aria-label': 'CSV file', accept: '.csv,text/csv' })} />
        <Group gap="sm" justify="center">
          <Button
            variant="default"
            leftSection={<FileUp size={16} aria-hidden />}
            aria-disabled={isBusy}
            onClick={open}
          >
            {fileName ? 'Choose another file' : 'Choose a CSV file'}
          </Button>
          <Text size="sm" role="status">
            {isReading ? 'Checking the file…' : (fileName ?? 'or drop it here')}
          </Text>
        </Group>
      </div>
      {rejection && (
        <Alert color="red" role="alert" icon={<CircleAlert size={18} />}>
          {rejection}
        </Alert>
      )}
      <Anchor component="button" type="button" size="sm" w="fit-content" onClick={() => downloadFile(createTemplate())}>
        Download the template
      </Anchor>
    </FormSection>
  );
}

/** The server checks everything else. */
function getRejection({ name, size }: File): string | null {
  if (!name.toLowerCase().endsWith('.csv')) return messages.csvNotCsv;
  return size > maxImportBytes ? 'The file is larger than 5 MB.' : null;
}

const createTemplate = () => ({
  blob: new Blob([`${beerCsvHeader.join(',')}\r\n`], { type: 'text/csv' }),
  filename: 'beers-template.csv',
});

async function readMappedTable(file: File): Promise<MappedTable | null> {
  const table = readTable(new Uint8Array(await file.arrayBuffer()), isBeerColumn);
  if (!table) return null;
  const mapping = guessMapping(table.header);
  return { table, mapping, isFraction: findFraction(table, mapping) !== null };
}

const toCsvFile = ({ name }: File, { table, mapping, isFraction }: MappedTable) =>
  // The question is shown only while the column of ABV has fractions.
  new File([toBeerCsv(table, mapping, { isFraction: isFraction && findFraction(table, mapping) !== null })], name, {
    type: 'text/csv',
  });

const listUnused = ({ table: { header }, mapping }: MappedTable) =>
  header.filter((name, index) => name.trim() !== '' && mapping[index] === null);

/** The server checks the file in a dry run, so that the preview cannot differ from the import. */
export function BeerImportPage() {
  const queryClient = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  /** Null before the file is read, and if it is blank. */
  const [mapped, setMapped] = useState<MappedTable | null>(null);
  const [isBlank, setBlank] = useState(false);
  const preview = useUpload(beerMutations.previewCsv);
  const upload = useUpload({
    ...beerMutations.importCsv,
    onSuccess: () => invalidateBeers(queryClient),
    onError: (error) => void toast.error(importErrorMessage(error)),
  });
  const check = (csvFile: File, next: MappedTable) => {
    setMapped(next);
    if (next.mapping.includes('Name')) preview.mutate({ file: toCsvFile(csvFile, next) });
    else preview.reset();
  };
  const handleFile = async (csvFile: File) => {
    setFile(csvFile);
    setMapped(null);
    upload.reset();
    preview.reset();
    try {
      const next = await readMappedTable(csvFile);
      setBlank(next === null);
      if (next) check(csvFile, next);
    } catch {
      setFile(null);
      toast.error(`${csvFile.name} could not be read. Please choose it again.`);
    }
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

  return (
    <>
      <PageHeader
        title="Import Beers"
        subtitle="Beers with a name that already exists are skipped; nothing is overwritten."
      >
        <Button
          variant="default"
          leftSection={<ArrowLeft size={16} aria-hidden />}
          onClick={() => void navigate({ page: 'beers' })}
        >
          Back to beers
        </Button>
      </PageHeader>
      <Stack gap="md">
        {upload.data ? (
          <ImportResults {...upload.data} unusedColumns={mapped ? listUnused(mapped) : []} onRestart={handleRestart} />
        ) : (
          <ImportFile
            fileName={file?.name ?? null}
            isReading={preview.isPending}
            isImporting={upload.isPending}
            onFile={(csvFile) => void handleFile(csvFile)}
          />
        )}
        {isBlank && <InvalidFile text="The file is blank." />}
        {file && mapped && !upload.data && (
          <ColumnMapping
            {...mapped}
            onChange={(changes) => upload.isPending || check(file, { ...mapped, ...changes })}
          />
        )}
        {file && mapped && preview.error && <PreviewError error={preview.error} onRetry={() => check(file, mapped)} />}
        {file && mapped && preview.data && !upload.data && (
          <ImportPreview
            key={preview.submittedAt}
            rows={preview.data.rows}
            unusedColumns={listUnused(mapped)}
            percent={upload.percent}
            isImporting={upload.isPending}
            onImport={() => upload.isPending || upload.mutate({ file: toCsvFile(file, mapped) })}
          />
        )}
      </Stack>
    </>
  );
}
