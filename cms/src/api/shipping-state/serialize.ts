import type { ShippingState } from '#domain/shipping/shipping-state';
import { orNull } from '#lib/present';

export type StoredShippingState = {
  state: string;
  code: string;
  note: string | null;
  lastReviewed: string | null;
};

export const serializeShippingState = (stored: StoredShippingState): ShippingState => ({
  state: stored.state,
  code: stored.code,
  note: orNull(stored.note),
  lastReviewed: orNull(stored.lastReviewed),
});
