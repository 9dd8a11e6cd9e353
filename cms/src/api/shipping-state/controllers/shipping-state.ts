import { serializeList } from '#lib/paginate';
import { listEnabledStates, serializeShippingState } from '../document';

export default {
  async list() {
    return { shippingStates: serializeList(await listEnabledStates(), serializeShippingState) };
  },
};
