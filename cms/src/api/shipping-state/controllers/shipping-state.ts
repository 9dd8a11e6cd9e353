import { serializeShippingState, type ShippingStateDocument } from '../serialize';

export default {
  async list() {
    const stored: ShippingStateDocument[] = await strapi.db
      .query('api::shipping-state.shipping-state')
      .findMany({ where: { enabled: true }, orderBy: { id: 'asc' } });
    const byName = stored.sort((left, right) => left.state.localeCompare(right.state, 'en'));
    return { shippingStates: byName.map(serializeShippingState) };
  },
};
