import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useState, useEffect } from 'react';
import { createStore, useStore } from 'zustand';
import type { ProgressHandler } from '../../api/staff/client';
import { retryAfterReauth } from '../auth/transport';
import { toast } from '../components/toast';
import { clientErrorMessage } from '../lib/error-message';

/** Uploads in progress in the open form: it must not be saved before they have changed the same record. */
const pending = createStore<number>()(() => 0);

export const useIsUploading = () => useStore(pending, (count) => count > 0);

/** An upload that continues after its form was left counts no longer. */
function usePendingUpload(isPending: boolean) {
  useEffect(() => {
    if (!isPending) return;
    pending.setState((count) => count + 1, true);
    return () => pending.setState((count) => count - 1, true);
  }, [isPending]);
}

type UploadOptions<Payload, Input> = Omit<UseMutationOptions<Payload, Error, Input>, 'mutationFn'> & {
  mutationFn: (input: Input) => Promise<Payload>;
};

type Batch<Payload> = {
  files: File[];
  send: (file: File, index: number) => Promise<Payload>;
  merge: (before: Payload, after: Payload) => Payload;
};

/** One request for each file, so that a file that is rejected keeps the others. Fails if none was stored. */
async function sendEach<Payload>({ files, send, merge }: Batch<Payload>): Promise<Payload> {
  const stored: Payload[] = [];
  const failures: { text: string; error: unknown }[] = [];
  for (const [index, file] of files.entries()) {
    try {
      stored.push(await send(file, index));
    } catch (error) {
      failures.push({ text: clientErrorMessage(error, `${file.name} could not be uploaded`), error });
    }
  }
  const [first, ...others] = stored;
  if (first === undefined) throw failures[0]?.error;
  if (failures.length > 0)
    toast.error(`The other photos were uploaded. ${failures.map(({ text }) => text).join('. ')}`);
  return others.reduce(merge, first);
}

/**
 * A mutation with upload progress (`percent`, null when idle), repeated after re-login if the session has expired. `merge`
 * combines the responses of several files; by default, the last one counts.
 */
export function useUpload<Payload, Input extends { files?: File[]; onProgress?: ProgressHandler }>(
  options: UploadOptions<Payload, Input>,
  merge: (before: Payload, after: Payload) => Payload = (_, after) => after,
) {
  const [percent, setPercent] = useState<number | null>(null);
  const { mutationFn } = options;
  const upload = useMutation<Payload, Error, Input>({
    ...options,
    mutationFn: (input) => {
      setPercent(0);
      const { files = [] } = input;
      const send = (part: Input, index: number, count: number) => {
        const onProgress: ProgressHandler = (sentBytes, totalBytes) =>
          setPercent(Math.round(((index + sentBytes / totalBytes) / count) * 100));
        return retryAfterReauth(() => mutationFn({ ...part, onProgress }));
      };
      const sending =
        files.length > 1
          ? sendEach({ files, send: (file, index) => send({ ...input, files: [file] }, index, files.length), merge })
          : send(input, 0, 1);
      return sending.finally(() => setPercent(null));
    },
  });
  usePendingUpload(upload.isPending);
  return { ...upload, percent };
}
