import { queryOptions } from '@tanstack/react-query';
import type { Beer } from '@domain/beer/beer';
import { hasTagChoice } from '@domain/beer/tag';
import type { ShippingState } from '@domain/shipping/shipping-state';
import { fetchAllBeers } from './beers';
import { get } from './client';

/** Whether a beer can be ordered for shipping: it is available, not just announced. */
export const isShippable = ({ isAvailable, tags }: Pick<Beer, 'isAvailable' | 'tags'>) =>
  isAvailable && !hasTagChoice(tags, 'coming-soon');

export const shippingQueries = {
  /** The states we ship to, ordered by name. */
  states: () =>
    queryOptions({
      queryKey: ['shipping', 'states'],
      queryFn: ({ client, signal }) => get<{ shippingStates: ShippingState[] }>('/shipping-states', { client, signal }),
      select: ({ shippingStates }) => shippingStates,
    }),
  /** The beers that can be ordered, by name. */
  beers: () =>
    queryOptions({
      queryKey: ['shipping', 'beers'],
      queryFn: async ({ client, signal }) => (await fetchAllBeers({ client, signal })).filter(isShippable),
    }),
};
