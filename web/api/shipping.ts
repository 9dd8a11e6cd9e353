import { queryOptions } from '@tanstack/react-query';
import type { ShippingState } from '@domain/shipping/shipping-state';
import { get } from './client';

export const shippingQueries = {
  /** The states we ship to, ordered by name. */
  states: () =>
    queryOptions({
      queryKey: ['shipping', 'states'],
      queryFn: ({ client, signal }) => get<{ shippingStates: ShippingState[] }>('/shipping-states', { client, signal }),
      select: ({ shippingStates }) => shippingStates,
    }),
};
