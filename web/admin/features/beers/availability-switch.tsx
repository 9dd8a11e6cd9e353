import { Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Beer } from '@domain/beer/beer';
import { beerMutations } from '../../../api/beers';
import { refreshBeers } from '../../api/beers';
import { errorMessage } from '../../lib/error-message';
import { toast } from '../../components/toast';

/** The change of every evening, when a keg runs dry: one tap, shown at once, taken back if it fails. */
export function AvailabilitySwitch({ beer: { _id, name, isAvailable, updatedAt } }: { beer: Beer }) {
  const queryClient = useQueryClient();
  const save = useMutation({
    ...beerMutations.update,
    onError: (error) => void toast.error(errorMessage(error, `Failed to update ${name}. Please try again.`)),
    onSettled: () => refreshBeers(queryClient),
  });
  const shown = save.isPending ? (save.variables.beer.isAvailable ?? isAvailable) : isAvailable;

  return (
    <Switch
      size="sm"
      color="green.7"
      aria-label={`${name} is available`}
      checked={shown}
      onChange={({ currentTarget: { checked } }) => {
        if (!save.isPending) save.mutate({ id: _id, beer: { isAvailable: checked, updatedAt } });
      }}
    />
  );
}
