import { Button, Stack, Alert, Anchor, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, CircleAlert, FileUp } from 'lucide-react';
import { useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { beerCsvHeader } from '@domain/beer/csv';
import { maxImportBytes } from '@domain/beer/csv-import';
import { messages } from '@domain/shared/messages';
import { beerMutations, invalidateBeers } from '../../api/beers';
import { FormSection } from '../../components/form-section';
import classes from '../../components/image-upload.module.css';
import { PageHeader } from '../../components/page-header';
import { toast } from '../../components/toast';
import { useUpload } from '../../hooks/use-upload';
import { downloadFile } from '../../lib/download-file';
import { navigate } from '../../shell/navigation';
import { importErrorMessage, ImportPreview, PreviewError } from './import-preview';
import { ImportResults } from './import-results';

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
      hint={`Columns can be in any order; only Name is required. Separate multiple sizes or tags in a cell with ";".`}
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

/** The server checks the file in a dry run, so that the preview cannot differ from the import. */
export function BeerImportPage() {
  const queryClient = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const preview = useUpload(beerMutations.previewCsv);
  const upload = useUpload({
    ...beerMutations.importCsv,
    onSuccess: () => invalidateBeers(queryClient),
    onError: (error) => void toast.error(importErrorMessage(error)),
  });
  const handleFile = (csvFile: File) => {
    setFile(csvFile);
    upload.reset();
    preview.mutate({ file: csvFile });
  };
  const handleRestart = () => {
    setFile(null);
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
          <ImportResults {...upload.data} onRestart={handleRestart} />
        ) : (
          <ImportFile
            fileName={file?.name ?? null}
            isReading={preview.isPending}
            isImporting={upload.isPending}
            onFile={handleFile}
          />
        )}
        {file && preview.error && <PreviewError error={preview.error} onRetry={() => handleFile(file)} />}
        {file && preview.data && !upload.data && (
          <ImportPreview
            key={preview.submittedAt}
            rows={preview.data.rows}
            unusedColumns={preview.data.unusedColumns}
            percent={upload.percent}
            isImporting={upload.isPending}
            onImport={() => upload.isPending || upload.mutate({ file })}
          />
        )}
      </Stack>
    </>
  );
}
