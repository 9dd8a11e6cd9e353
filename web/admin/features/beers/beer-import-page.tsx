import { Button, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { beerMutations, invalidateBeers } from '../../api/beers';
import { PageHeader } from '../../components/page-header';
import { toast } from '../../components/toast';
import { useUpload } from '../../hooks/use-upload';
import { navigate } from '../../shell/navigation';
import { ImportFile } from './import-file';
import { importErrorMessage, ImportPreview, PreviewError } from './import-preview';
import { ImportResults } from './import-results';

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
