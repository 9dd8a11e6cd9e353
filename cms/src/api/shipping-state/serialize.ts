import type { ShippingState } from '#domain/shipping/shipping-state';
import { emptyToNull } from '#lib/stored-values';

export type ShippingStateDocument = {
  state: string;
  code: string;
  note: string | null;
  lastReviewed: string | null;
};

export const serializeShippingState = (stored: ShippingStateDocument): ShippingState => ({
  state: stored.state,
  code: stored.code,
  note: emptyToNull(stored.note),
  lastReviewed: emptyToNull(stored.lastReviewed),
});
