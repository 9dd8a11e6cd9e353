import type { ShippingState } from '#domain/shipping/shipping-state';
import { emptyToNull } from '#lib/stored-values';
import type { ShippingStateDocument } from './document';

export const serializeShippingState = (document: ShippingStateDocument): ShippingState => ({
  state: document.state,
  code: document.code,
  note: emptyToNull(document.note),
  lastReviewed: emptyToNull(document.lastReviewed),
});
