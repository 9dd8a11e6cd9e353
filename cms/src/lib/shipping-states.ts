import type { ShippingState } from '#domain/shipping/schema';
import type { ContentRow } from './rows';
import { emptyToNull, required } from './stored-values';

export const shippingStateUid = 'api::shipping-state.shipping-state';

export type ShippingStateDocument = Omit<ContentRow<typeof shippingStateUid>, 'lastReviewed'> & {
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
