import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { confirmDelete } from '../components/confirm';
import { toast } from '../components/toast';

type DeleteRecordOptions = {
  mutation: UseMutationOptions<{ message: string }, Error, string>;
  /** Refetches the lists that contain the record. */
  invalidate: () => unknown;
  getErrorMessage: (error: unknown) => string;
  /** By default, the message of the response. */
  successText?: string;
  onDeleted?: () => void;
};

type DeletedRecord = {
  id: string;
  /** Completes the question "Delete …?". */
  name: string;
  /** The text below the question. */
  message: string;
};

/** Deletes a record after confirmation, reports the result in a toast and moves the focus to a neighbor. */
export function useDeleteRecord(options: DeleteRecordOptions) {
  const { mutation, invalidate, getErrorMessage, successText, onDeleted } = options;
  const { mutate, isPending } = useMutation({
    ...mutation,
    onSuccess: ({ message }) => {
      toast.success(successText ?? message);
      onDeleted?.();
    },
    onError: (error) => void toast.error(getErrorMessage(error)),
    onSettled: () => invalidate(),
  });

  const deleteRecord = async ({ id, name, message }: DeletedRecord) => {
    if (await confirmDelete(name, message)) mutate(id);
  };
  return { deleteRecord, isDeleting: isPending };
}
