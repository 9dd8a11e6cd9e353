import * as z from 'zod';
import { defineRoutes } from '#lib/routes';
import { shippingStateSchema } from '#domain/shipping/schema';

export default defineRoutes([
  {
    method: 'GET',
    path: '/shipping-states',
    action: 'api::shipping-state.shipping-state.list',
    access: 'public',
    summary: 'The states that orders are shipped to, by name.',
    response: { shippingStates: z.array(shippingStateSchema) },
  },
]);
