import * as z from 'zod';
import { routeTable } from '#lib/route-table';
import { shippingStateShape } from '../shape';

export default routeTable([
  {
    method: 'GET',
    path: '/shipping-states',
    action: 'api::shipping-state.shipping-state.list',
    who: 'anyone',
    says: 'The states that orders are shipped to, by name.',
    answer: { shippingStates: z.array(shippingStateShape) },
  },
]);
