import { useQuery } from '@tanstack/react-query';
import type { PouringPlaces } from '@domain/tap/pouring-places';
import { tapQueries } from '../../../api/taps';

const none: PouringPlaces = {};

/** Where each beer pours, by its slug. Without tap lists, or if they can't be loaded, none does. */
export function usePouringPlaces(): PouringPlaces {
  const { data = none } = useQuery(tapQueries.places());
  return data;
}
