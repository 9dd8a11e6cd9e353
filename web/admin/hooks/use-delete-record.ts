import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { confirmDelete } from '../components/confirm';
import { showDeletedToast, toast } from '../components/toast';
import { errorMessage } from '../lib/error-message';

/** A part of `recordApi`. */
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
  /** The text below the question. */
  message: string;
};

/** Deletes a record after confirmation, reports the result in a toast and moves the focus to a neighbor. */
export function useDeleteRecord({ api, failureText, successText, onDeleted }: DeleteRecordOptions) {
  const queryClient = useQueryClient();
  const invalidate = () => api.invalidate(queryClient);
  const { mutate, isPending } = useMutation<{ message: string }, Error, DeletedRecord>({
    mutationFn: ({ id }) => api.remove(id),
    onSuccess: ({ message }, record) => {
      report(successText ?? message, record);
      onDeleted?.();
    },
    onError: (error) =>
      void toast.error(typeof failureText === 'string' ? errorMessage(error, failureText) : failureText(error)),
    onSettled: invalidate,
  });

  const report = (message: string, { id, name }: DeletedRecord) => {
    const { restore } = api;
    if (!restore) return void toast.success(message);
    const undo = () => restore(id).finally(() => void invalidate());
    showDeletedToast(api.name, [{ name, undo }], message);
  };

  const deleteRecord = async (record: DeletedRecord) => {
    if (await confirmDelete(record.name, record.message)) mutate(record);
  };
  return { deleteRecord, isDeleting: isPending };
}
