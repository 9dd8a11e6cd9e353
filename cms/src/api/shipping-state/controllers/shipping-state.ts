import { serializeList } from '#lib/serialize-list';
import { listEnabledStates } from '../queries';
import { serializeShippingState } from '../serialize';

export default {
  async list() {
    return { shippingStates: serializeList(await listEnabledStates(), serializeShippingState) };
  },
};
