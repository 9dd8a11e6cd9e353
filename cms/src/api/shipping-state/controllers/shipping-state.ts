import { serializeList } from '#lib/paginate';
import { listEnabledStates, serializeShippingState } from '#lib/shipping-states';

export default {
  async list() {
    return { shippingStates: serializeList(await listEnabledStates(), serializeShippingState) };
  },
};
