import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { confirmDelete } from '../components/confirm';
import { showDeletedToast, toast } from '../components/toast';
import { clientErrorMessage } from '../lib/error-message';
import { useAction } from './use-action';

type DeletableApi = {
  name: string;
  remove: (id: string) => Promise<{ message: string }>;
  /** The toast offers Undo with it; otherwise a delete is final. */
  restore?: (id: string) => Promise<unknown>;
  invalidate: (queryClient: QueryClient) => Promise<unknown>;
};

export type DeleteRecordOptions = {
  api: DeletableApi;
  /** A text is shown unless the server has sent a message. */
  failureText: string | ((error: unknown) => string);
  /** Defaults to the message of the response. */
  successText?: string;
  onDeleted?: () => void;
};

export type DeletedRecord = {
  id: string;
  /** Completes the question "Delete …?". */
  name: string;
  message: string;
};

/** Deletes a record after confirmation, reports the result in a toast and moves the focus to a neighbor. */
export function useDeleteRecord({ api, failureText, successText, onDeleted }: DeleteRecordOptions) {
  const queryClient = useQueryClient();
  const invalidate = () => api.invalidate(queryClient);
  const { start, isPending } = useAction<{ message: string }, DeletedRecord>({
    run: ({ id }) => api.remove(id),
    onSuccess: ({ message }, record) => {
      report(successText ?? message, record);
      onDeleted?.();
    },
    failureText,
    invalidate,
  });

  const report = (message: string, { id, name }: DeletedRecord) => {
    const { restore } = api;
    if (!restore) return void toast.success(message);
    const undo = () => restore(id).finally(() => void invalidate());
    showDeletedToast(api.name, [{ name, undo }], message);
  };

  const deleteRecord = async (record: DeletedRecord) => {
    if (await confirmDelete(record.name, record.message)) void start(record);
  };
  return { deleteRecord, isDeleting: isPending };
}

/** Deletes a photo at once, after a confirmation. */
export function useDeleteImage<Result, Input>(
  run: (input: Input) => Promise<Result>,
  onDeleted: (result: Result, input: Input) => unknown,
  describeError = clientErrorMessage,
) {
  const { start, isPending } = useAction({
    run,
    successText: () => 'Image deleted successfully!',
    onSuccess: onDeleted,
    failureText: (error) => describeError(error, 'Failed to delete image. Please try again.'),
  });
  const deleteImage = async (name: string, input: Input) => {
    if (await confirmDelete(name, 'Are you sure you want to delete this image?')) void start(input);
  };
  return { deleteImage, isDeleting: isPending };
}
