import { queryOptions } from '@tanstack/react-query';
import type { ShippingState } from '@domain/shipping/shipping-state';
import { get } from './client';

export const shippingQueries = {
  /** The states we deliver to, by name. */
  states: () =>
    queryOptions({
      queryKey: ['shipping', 'states'],
      queryFn: ({ signal }) => get<{ shippingStates: ShippingState[] }>('/shipping-states', { signal }),
      select: (answer) => answer.shippingStates,
    }),
};
