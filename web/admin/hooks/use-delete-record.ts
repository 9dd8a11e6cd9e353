import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { confirmDelete } from '../components/confirm';
import { showDeletedToast, toast } from '../components/toast';
import { clientErrorMessage } from '../lib/error-message';
import { useAction } from './use-action';

type DeletableApi = {
  name: string;
  /** `ids`: of all records that were deleted. */
  remove: (id: string) => Promise<{ message: string; ids?: string[] }>;
  /** The toast offers Undo with it; otherwise a delete is final. */
  restore?: (id: string) => Promise<unknown>;
  invalidate: (queryClient: QueryClient) => Promise<unknown>;
};

export type DeleteRecordOptions = {
  api: DeletableApi;
  /** A text is shown unless the server has sent a message. */
  failureText: string | ((error: Error) => string);
  /** Defaults to the message of the response. */
  successText?: string;
  onDeleted?: () => void;
};

export type DeletedRecord = {
  id: string;
  /** Completes the question "Delete …?". */
  name: string;
  message: ReactNode;
};

/** Deletes a record after confirmation, reports the result in a toast and moves the focus to a neighbor. */
export function useDeleteRecord({ api, failureText, successText, onDeleted }: DeleteRecordOptions) {
  const queryClient = useQueryClient();
  const { restore } = api;
  const { start, isPending } = useAction({
    run: ({ id }: DeletedRecord) => api.remove(id),
    question: ({ name, message }) => confirmDelete(name, message),
    onSuccess: ({ message, ids }, { id, name }) => {
      const text = successText ?? message;
      if (restore) {
        const undo = (deleted: string) => restore(deleted).finally(() => void api.invalidate(queryClient));
        const deletions = (ids ?? [id]).map((deleted) => ({ name, undo: () => undo(deleted) }));
        showDeletedToast(api.name, deletions, text);
      } else toast.success(text);
      onDeleted?.();
    },
    failureText,
    invalidate: api.invalidate,
  });
  return { deleteRecord: start, isDeleting: isPending };
}

/** Deletes a photo at once, after a confirmation. */
export function useDeleteImage<Result, Input = void>(
  run: (input: Input) => Promise<Result>,
  onDeleted?: (result: Result, input: Input) => unknown,
  describeError = clientErrorMessage,
) {
  const { start, isPending } = useAction({
    run: ({ input }: { name: string; input: Input }) => run(input),
    question: ({ name }) => confirmDelete(name, 'Are you sure you want to delete this image?'),
    successText: () => 'Image deleted successfully!',
    onSuccess: (result, { input }) => onDeleted?.(result, input),
    failureText: (error) => describeError(error, 'Failed to delete image. Please try again.'),
  });
  return { deleteImage: (name: string, input: Input) => start({ name, input }), isDeleting: isPending };
}
