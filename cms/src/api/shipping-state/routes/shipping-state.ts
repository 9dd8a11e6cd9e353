import * as z from 'zod';
import { shippingStateChanges, shippingStateSchema, staffShippingStateSchema } from '#domain/shipping/schema';
import { defineRoutes } from '#lib/routes';

export default defineRoutes({
  'GET /shipping-states': {
    action: 'api::shipping-state.shipping-state.list',
    access: 'public',
    summary: 'States that orders are shipped to, by name.',
    response: { shippingStates: z.array(shippingStateSchema) },
  },
  'GET /shipping-states/admin': {
    action: 'api::shipping-state.shipping-state.listAdmin',
    access: 'staff',
    summary: 'All US states and Washington, D.C., by name, with whether orders are shipped there.',
    response: { shippingStates: z.array(staffShippingStateSchema) },
  },
  'PUT /shipping-states/:code': {
    action: 'api::shipping-state.shipping-state.update',
    access: 'staff',
    summary: 'Change whether orders are shipped to a state. Absent fields stay unchanged; null or "" clears.',
    body: shippingStateChanges,
    response: { shippingState: staffShippingStateSchema },
    failures: [409],
  },
});
