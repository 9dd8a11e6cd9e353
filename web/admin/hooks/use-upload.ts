import { useMutation, type MutationFunction, type UseMutationOptions } from '@tanstack/react-query';
import { useState, useEffect } from 'react';
import { createStore, useStore } from 'zustand';
import type { ProgressHandler } from '../../api/staff/client';
import { retryAfterReauth } from '../auth/transport';

/** Uploads in progress on the current page: a form must not be saved before they have changed the same record. */

const pending = createStore<number>()(() => 0);

export const useIsUploading = () => useStore(pending, (count) => count > 0);

/** An upload that continues after its page was left counts no longer. */
function usePendingUpload(isPending: boolean) {
  useEffect(() => {
    if (!isPending) return;
    pending.setState((count) => count + 1, true);
    return () => pending.setState((count) => count - 1, true);
  }, [isPending]);
}

type UploadOptions<Payload, Input> = UseMutationOptions<Payload, Error, Input> & {
  mutationFn?: MutationFunction<Payload, Input>;
};

/** A mutation with upload progress (`percent`, null when idle), repeated after re-login if the session has expired. */
export function useUpload<Payload, Input extends { onProgress?: ProgressHandler }>(
  options: UploadOptions<Payload, Input>,
) {
  const [percent, setPercent] = useState<number | null>(null);
  const { mutationFn } = options;
  const upload = useMutation<Payload, Error, Input>({
    ...options,
    mutationFn: (input, context) => {
      if (!mutationFn) throw new Error('useUpload needs a mutationFn');
      setPercent(0);
      const onProgress: ProgressHandler = (sentBytes, totalBytes) =>
        setPercent(Math.round((sentBytes / totalBytes) * 100));
      return retryAfterReauth(() => mutationFn({ ...input, onProgress }, context)).finally(() => setPercent(null));
    },
  });
  usePendingUpload(upload.isPending);
  return { ...upload, percent };
}
