import { useQuery } from '@tanstack/react-query';
import type { BeersAtTaprooms } from '../../../domain/tap-list';
import { tapQueries } from '../../../api/taps';

const none: BeersAtTaprooms = {};

/** Where each beer pours, by its slug. Without tap lists, or if they can't be loaded, none does. */
export function useBeersAtTaprooms(): BeersAtTaprooms {
  const { data = none } = useQuery(tapQueries.beers());
  return data;
}
