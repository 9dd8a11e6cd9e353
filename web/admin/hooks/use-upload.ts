import { useMutation, type MutationFunction, type UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProgressHandler } from '../api/client';
import { retryAfterReauth } from '../auth/transport';
import { usePendingUpload } from './pending-uploads';

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
