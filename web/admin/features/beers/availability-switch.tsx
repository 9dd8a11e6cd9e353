import { Switch, VisuallyHidden } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Beer } from '@domain/beer/beer';
import { beerMutations, invalidateBeers, updateBeer } from '../../api/beers';
import { toast } from '../../components/toast';
import { showUndoToast } from '../../components/undo-toast';
import { errorMessage } from '../../lib/error-message';

/** Optimistic: shows the new state at once and reverts it if the save fails. */
export function AvailabilitySwitch({ beer: { _id, name, isAvailable, updatedAt } }: { beer: Beer }) {
  const queryClient = useQueryClient();
  const refetch = () => invalidateBeers(queryClient);
  const save = useMutation({
    ...beerMutations.update,
    onSuccess: ({ beer }) => offerUndo(beer, refetch),
    onError: (error) => void toast.error(errorMessage(error, `Failed to update ${name}. Please try again.`)),
    onSettled: refetch,
  });
  const checked = save.isPending ? (save.variables.beer.isAvailable ?? isAvailable) : isAvailable;

  return (
    <Switch
      size="sm"
      color="green.7"
      label={<VisuallyHidden>{name} is available</VisuallyHidden>}
      styles={{ label: { padding: 0 } }}
      checked={checked}
      onChange={({ currentTarget }) => {
        if (!save.isPending) save.mutate({ id: _id, beer: { isAvailable: currentTarget.checked, updatedAt } });
      }}
    />
  );
}

/** Undo is based on the saved version, so that it cannot overwrite a later change. */
const offerUndo = ({ _id, name, isAvailable, updatedAt }: Beer, refetch: () => unknown) =>
  showUndoToast({
    message: isAvailable ? 'Now available' : 'No longer available',
    detail: name,
    key: `available ${_id}`,
    onUndo: () => updateBeer({ id: _id, beer: { isAvailable: !isAvailable, updatedAt } }).finally(() => void refetch()),
  });
