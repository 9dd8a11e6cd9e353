import { useMutation } from '@tanstack/react-query';
import { confirmDelete } from '../components/confirm';
import { showDeletedToast, toast } from '../components/toast';

type DeleteRecordOptions = {
  remove: (id: string) => Promise<{ message: string }>;
  /** Refetches the lists that contain the record. */
  invalidate: () => unknown;
  getErrorMessage: (error: unknown) => string;
  /** By default, the message of the response. */
  successText?: string;
  onDeleted?: () => void;
  /** Restores the record, which the toast offers as Undo; without it, the delete is final. `itemName` is `beer`. */
  undo?: { itemName: string; restore: (id: string) => Promise<unknown> };
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
  const { remove, invalidate, getErrorMessage, successText, onDeleted, undo } = options;
  const { mutate, isPending } = useMutation<{ message: string }, Error, DeletedRecord>({
    mutationFn: ({ id }) => remove(id),
    onSuccess: ({ message }, record) => {
      report(successText ?? message, record);
      onDeleted?.();
    },
    onError: (error) => void toast.error(getErrorMessage(error)),
    onSettled: () => invalidate(),
  });

  const report = (message: string, { id, name }: DeletedRecord) => {
    if (!undo) return void toast.success(message);
    const restore = () => undo.restore(id).finally(() => void invalidate());
    showDeletedToast(undo.itemName, [{ name, undo: restore }], message);
  };

  const deleteRecord = async (record: DeletedRecord) => {
    if (await confirmDelete(record.name, record.message)) mutate(record);
  };
  return { deleteRecord, isDeleting: isPending };
}
