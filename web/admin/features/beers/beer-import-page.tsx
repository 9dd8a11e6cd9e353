import { Button, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../api/client';
import { beerMutations, beerQueries, invalidateBeers } from '../../api/beers';
import { PageHeader } from '../../components/page-header';
import { toast } from '../../components/toast';
import { useUpload } from '../../hooks/use-upload';
import { errorMessage } from '../../lib/error-message';
import { navigate } from '../../shell/navigation';
import { ImportFile } from './import-file';
import { ImportResults } from './import-results';
import { previewImport } from './preview-import';
import { PreviewSection } from './preview-section';

const uploadFailed = 'Failed to import CSV. Please try again.';

export function BeerImportPage() {
  const queryClient = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const preview = useMutation({
    mutationFn: async (csvFile: File) => {
      const beers = await queryClient.fetchQuery({ ...beerQueries.all(), staleTime: 0 });
      return previewImport(
        csvFile,
        beers.map(({ name }) => name),
      );
    },
    onError: (error) => void toast.error(errorMessage(error, 'The file could not be read. Please try again.')),
  });
  const upload = useUpload({
    ...beerMutations.importCsv,
    onSuccess: () => invalidateBeers(queryClient),
    onError: (error) =>
      void toast.error(
        error instanceof ApiError ? `Import failed: ${errorMessage(error, uploadFailed)}` : uploadFailed,
      ),
  });
  const handleFile = (csvFile: File) => {
    setFile(csvFile);
    upload.reset();
    preview.mutate(csvFile);
  };
  const handleRestart = () => {
    setFile(null);
    preview.reset();
    upload.reset();
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
          <ImportResults results={upload.data.results} rows={preview.data?.rows ?? []} onRestart={handleRestart} />
        ) : (
          <ImportFile
            fileName={file?.name ?? null}
            isReading={preview.isPending}
            isImporting={upload.isPending}
            onFile={handleFile}
          />
        )}
        {file && preview.data && !upload.data && (
          <PreviewSection
            preview={preview.data}
            percent={upload.percent}
            isImporting={upload.isPending}
            onImport={() => upload.isPending || upload.mutate({ file })}
          />
        )}
      </Stack>
    </>
  );
}
