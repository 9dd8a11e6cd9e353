import type { ShippingState } from '#domain/shipping/schema';
import { emptyToNull, required } from '#lib/stored-values';

export const shippingStateUid = 'api::shipping-state.shipping-state';

export type ShippingStateDocument = {
  documentId: string;
  state: string;
  code: string;
  note: string | null;
  lastReviewed: string | null;
};

export async function listEnabledStates(): Promise<ShippingStateDocument[]> {
  const states: ShippingStateDocument[] = await strapi.db
    .query(shippingStateUid)
    .findMany({ where: { enabled: true }, orderBy: { id: 'asc' } });
  return states.sort((left, right) => left.state.localeCompare(right.state, 'en'));
}

export const serializeShippingState = (document: ShippingStateDocument): ShippingState => ({
  state: required(document.state),
  code: required(document.code),
  note: emptyToNull(document.note),
  lastReviewed: emptyToNull(document.lastReviewed),
});
