import { listEnabledStates } from '../queries';
import { serializeShippingState } from '../serialize';

export default {
  async list() {
    return { shippingStates: (await listEnabledStates()).map(serializeShippingState) };
  },
};
