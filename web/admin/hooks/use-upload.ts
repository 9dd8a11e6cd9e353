import { useMutation, type MutationFunction, type UseMutationOptions } from '@tanstack/react-query';
import { useState, useEffect, useId, useSyncExternalStore } from 'react';
import type { ProgressHandler } from '../../api/staff/client';
import { retryAfterReauth } from '../auth/transport';

/** Uploads in progress on the current page: a form must not be saved before they have changed the same record. */

const pending = new Set<string>();
const listeners = new Set<() => void>();

const notify = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useIsUploading = () => useSyncExternalStore(subscribe, () => pending.size > 0);

/** An upload that continues after its page was left counts no longer. */
function usePendingUpload(isPending: boolean) {
  const id = useId();
  useEffect(() => {
    if (!isPending) return;
    pending.add(id);
    notify();
    return () => {
      pending.delete(id);
      notify();
    };
  }, [id, isPending]);
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
