import type { ShippingState } from '#domain/shipping/shipping-state';
import { emptyToNull, required } from '#lib/stored-values';
import type { ShippingStateDocument } from './document';

export const serializeShippingState = (document: ShippingStateDocument): ShippingState => ({
  state: required(document.state),
  code: required(document.code),
  note: emptyToNull(document.note),
  lastReviewed: emptyToNull(document.lastReviewed),
});
