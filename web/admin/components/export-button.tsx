import { Button } from '@mantine/core';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { Download as DownloadIcon } from 'lucide-react';
import type { Download } from '../api/client';
import { confirmationError } from '../lib/error-message';
import { downloadFile } from '../lib/download-file';
import { toast } from './toast';

type ExportButtonProps<Input> = {
  mutation: UseMutationOptions<Download, Error, Input>;
  input: Input;
  /** Shown in a toast, such as `Failed to export CSV`. */
  errorText: string;
};

/** Downloads through the API client: a plain link would not send the bearer token. */
export function ExportButton<Input = void>({ mutation, input, errorText }: ExportButtonProps<Input>) {
  const download = useMutation({
    ...mutation,
    onSuccess: downloadFile,
    onError: (error) => void toast.error(confirmationError(error) ?? errorText),
  });
  return (
    <Button
      variant="default"
      leftSection={<DownloadIcon size={16} aria-hidden />}
      aria-disabled={download.isPending}
      onClick={() => download.isPending || download.mutate(input)}
    >
      {download.isPending ? 'Exporting...' : 'Export CSV'}
    </Button>
  );
}
