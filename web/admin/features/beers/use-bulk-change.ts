import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BulkResults } from '@domain/beer/bulk';
import { invalidateBeers, setBeerFlags, type BeerSelection } from '../../api/beers';
import { confirm } from '../../components/confirm';
import { toast } from '../../components/toast';
import { showUndoToast } from '../../components/undo-toast';
import { errorMessage } from '../../lib/error-message';
import { pluralize } from '../../lib/pluralize';
import { describeResult, invertFlags, listNames, type BulkAction } from './bulk-actions';

type BulkChange = { action: BulkAction; selection: BeerSelection; count: number };

const bulkFailed = 'Failed to change the beers. Please try again.';

/** A change of more beers than a page shows needs a confirmation. */
const maxUnconfirmed = 100;

/** Changes the selected beers, offers Undo, and names those that could not be changed. */
export function useBulkChange({ names, onDone }: { names: ReadonlyMap<string, string>; onDone: () => void }) {
  const queryClient = useQueryClient();
  const refetch = () => invalidateBeers(queryClient);
  const mutation = useMutation({
    mutationFn: ({ action, selection }: BulkChange) => setBeerFlags({ selection, changes: action.changes }),
    onSuccess: (results, { action }) => {
      report(results, action);
      onDone();
    },
    onError: (error) => void toast.error(errorMessage(error, bulkFailed)),
    onSettled: refetch,
  });

  const report = ({ changed, unchanged, failed }: BulkResults, action: BulkAction) => {
    if (changed.length > 0) {
      showUndoToast({
        message: describeResult(changed.length, action),
        detail: unchanged > 0 ? `${pluralize(unchanged, 'other')} already had this setting` : undefined,
        onUndo: () =>
          setBeerFlags({ selection: { ids: changed }, changes: invertFlags(action.changes) }).finally(
            () => void refetch(),
          ),
      });
    } else if (unchanged > 0)
      toast.success(`Nothing to change: ${pluralize(unchanged, 'beer')} already had this setting`);
    if (failed.length === 0) return;
    const failedNames = failed.map(({ _id }) => names.get(_id) ?? _id);
    toast.error(`Not changed: ${listNames(failedNames)}. ${failed[0]?.message ?? bulkFailed}.`);
  };

  const change = async (input: BulkChange) => {
    const { action, count } = input;
    if (mutation.isPending) return;
    if (count > maxUnconfirmed && !(await confirmChange(action, count))) return;
    mutation.mutate(input);
  };
  return { change, isChanging: mutation.isPending };
}

const confirmChange = ({ label }: BulkAction, count: number) =>
  confirm({
    title: `${label}: ${pluralize(count, 'beer')}?`,
    message: 'This includes beers on other pages of the list. You will have 10 seconds to undo it.',
    confirmLabel: label,
  });
