import { Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Beer } from '@domain/beer/beer';
import { beerMutations, invalidateBeers } from '../../api/beers';
import { toast } from '../../components/toast';
import { errorMessage } from '../../lib/error-message';

/** Optimistic: shows the new state at once and reverts it if the save fails. */
export function AvailabilitySwitch({ beer: { _id, name, isAvailable, updatedAt } }: { beer: Beer }) {
  const queryClient = useQueryClient();
  const save = useMutation({
    ...beerMutations.update,
    onError: (error) => void toast.error(errorMessage(error, `Failed to update ${name}. Please try again.`)),
    onSettled: () => invalidateBeers(queryClient),
  });
  const checked = save.isPending ? (save.variables.beer.isAvailable ?? isAvailable) : isAvailable;

  return (
    <Switch
      size="sm"
      color="green.7"
      aria-label={`${name} is available`}
      checked={checked}
      onChange={({ currentTarget }) => {
        if (!save.isPending) save.mutate({ id: _id, beer: { isAvailable: currentTarget.checked, updatedAt } });
      }}
    />
  );
}
