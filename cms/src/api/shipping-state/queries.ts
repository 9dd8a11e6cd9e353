import { shippingStateUid, type ShippingStateDocument } from './document';

export async function listEnabledStates(): Promise<ShippingStateDocument[]> {
  const states: ShippingStateDocument[] = await strapi.db
    .query(shippingStateUid)
    .findMany({ where: { enabled: true }, orderBy: { id: 'asc' } });
  return states.sort((left, right) => left.state.localeCompare(right.state, 'en'));
}
