import * as z from 'zod';
import { shippingStateSchema } from '#domain/shipping/schema';
import { defineRoutes } from '#lib/routes';

export default defineRoutes([
  {
    method: 'GET',
    path: '/shipping-states',
    action: 'api::shipping-state.shipping-state.list',
    access: 'public',
    summary: 'States that orders are shipped to, by name.',
    response: { shippingStates: z.array(shippingStateSchema) },
  },
]);
