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

const importFailed = 'Failed to import CSV. Please try again.';

export function BeerImportPage() {
  const queryClient = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const reading = useMutation({
    mutationFn: async (chosen: File) => {
      const beers = await queryClient.fetchQuery({ ...beerQueries.all(), staleTime: 0 });
      return previewImport(
        chosen,
        beers.map(({ name }) => name),
      );
    },
    onError: (error) => void toast.error(errorMessage(error, 'The file could not be read. Please try again.')),
  });
  const importing = useUpload({
    ...beerMutations.importCsv,
    onSuccess: () => invalidateBeers(queryClient),
    onError: (error) =>
      void toast.error(
        error instanceof ApiError ? `Import failed: ${errorMessage(error, importFailed)}` : importFailed,
      ),
  });
  const handleFile = (chosen: File) => {
    setFile(chosen);
    importing.reset();
    reading.mutate(chosen);
  };
  const startOver = () => {
    setFile(null);
    reading.reset();
    importing.reset();
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
        {importing.data ? (
          <ImportResults results={importing.data.results} rows={reading.data?.rows ?? []} onRestart={startOver} />
        ) : (
          <ImportFile
            fileName={file?.name ?? null}
            isReading={reading.isPending}
            isImporting={importing.isPending}
            onFile={handleFile}
          />
        )}
        {file && reading.data && !importing.data && (
          <PreviewSection
            preview={reading.data}
            percent={importing.percent}
            isImporting={importing.isPending}
            onImport={() => importing.isPending || importing.mutate({ file })}
          />
        )}
      </Stack>
    </>
  );
}
