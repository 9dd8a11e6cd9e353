import { useNotification, useTable } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import { describeBulkResult, type BulkChange, type BulkType } from '../../../../cms/domain/panel/bulk';
import { useChangeRecordsMutation } from '../content-api';
import { describeError } from '../error-text';

export type ChosenChange = { key: string; change: BulkChange };
export type Selected = { documentId: string };

/** Changes the selected records of a list and shows how many. They stay selected after a failure. */
export function useBulkChange(type: BulkType | undefined, documents: readonly Selected[]) {
  const [send, { isLoading }] = useChangeRecordsMutation();
  const { toggleNotification } = useNotification();
  const selectRow = useTable('useBulkChange', (table) => table.selectRow);

  // Strapi updates a button a moment after the selection: a click must apply to the current selection.
  const selected = useRef(documents);
  useEffect(() => {
    selected.current = documents;
  }, [documents]);

  /** Resolves to whether it succeeded. */
  const apply = async ({ key, change }: ChosenChange, tag?: string): Promise<boolean> => {
    if (!type) return false;
    const documentIds = selected.current.map(({ documentId }) => documentId);
    const response = await send({ type, documentIds, change: key, ...(tag === undefined ? {} : { tag }) });
    if ('error' in response) {
      const message = describeError(response.error);
      toggleNotification({ type: 'danger', title: 'Nothing was changed', message, timeout: 10_000 });
      return false;
    }
    toggleNotification({ type: 'success', message: describeBulkResult(response.data, type, change) });
    selectRow([]);
    return true;
  };

  return { apply, isLoading };
}
