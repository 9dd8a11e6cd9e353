import { useMutation, type MutationFunction, type UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProgressHandler } from '../api/client';
import { retryAfterReauth } from '../auth/transport';

type UploadOptions<Answer, Input> = UseMutationOptions<Answer, Error, Input> & {
  mutationFn?: MutationFunction<Answer, Input>;
};

/** A mutation that says how far it is (`percent`, null while nothing is sent) and survives the end of a session. */
export function useUpload<Answer, Input extends { onProgress?: ProgressHandler }>(
  options: UploadOptions<Answer, Input>,
) {
  const [percent, setPercent] = useState<number | null>(null);
  const { mutationFn } = options;
  const upload = useMutation<Answer, Error, Input>({
    ...options,
    mutationFn: (input, context) => {
      if (!mutationFn) throw new Error('An upload needs its call');
      setPercent(0);
      const onProgress: ProgressHandler = (sent, total) => setPercent(Math.round((sent / total) * 100));
      return retryAfterReauth(() => mutationFn({ ...input, onProgress }, context)).finally(() => setPercent(null));
    },
  });
  return { ...upload, percent };
}
