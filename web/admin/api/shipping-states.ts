import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { StaffShippingState } from '@domain/shipping/shipping-state';
import { staffGet, staffSend } from './client';

export const shippingQueries = {
  states: () =>
    queryOptions({
      queryKey: ['shipping-states'],
      queryFn: async ({ signal }) =>
        (await staffGet<{ shippingStates: StaffShippingState[] }>('/shipping-states/admin', { signal })).shippingStates,
    }),
};

type StateChanges = Partial<Pick<StaffShippingState, 'isEnabled' | 'note' | 'lastReviewed' | 'updatedAt'>>;

export const shippingMutations = {
  save: mutationOptions({
    mutationFn: async ({ code, changes }: { code: string; changes: StateChanges }) =>
      (await staffSend<{ shippingState: StaffShippingState }>('PUT', `/shipping-states/${code}`, changes))
        .shippingState,
  }),
};
