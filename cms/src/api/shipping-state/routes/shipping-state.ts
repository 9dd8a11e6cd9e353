import * as z from 'zod';
import { shippingStateChanges, shippingStateSchema, staffShippingStateSchema } from '#domain/shipping/schema';
import { pathParam } from '#lib/parse';
import { defineRoutes, withBody } from '#lib/routes';
import { serializeList } from '#lib/rows';
import { listEnabledStates, serializeShippingState } from '#lib/shipping-states';
import { findStaffState, listStaffStates, saveState } from '../staff-states';

export default defineRoutes({
  'GET /shipping-states': {
    id: 'shipping-state.shipping-state.list',
    access: 'public',
    summary: 'States that orders are shipped to, by name.',
    response: { shippingStates: z.array(shippingStateSchema) },
    handle: async () => ({ shippingStates: serializeList(await listEnabledStates(), serializeShippingState) }),
  },
  'GET /shipping-states/admin': {
    id: 'shipping-state.shipping-state.listAdmin',
    access: 'staff',
    summary: 'All US states and Washington, D.C., by name, with whether orders are shipped there.',
    response: { shippingStates: z.array(staffShippingStateSchema) },
    handle: async () => ({ shippingStates: await listStaffStates() }),
  },
  'PUT /shipping-states/:code': {
    id: 'shipping-state.shipping-state.update',
    access: 'staff',
    summary: 'Change whether orders are shipped to a state. Absent fields stay unchanged; null or "" clears.',
    response: { shippingState: staffShippingStateSchema },
    ...withBody(shippingStateChanges, async (input, ctx) => {
      const code = pathParam(ctx, 'code').toUpperCase();
      await saveState(code, input);
      return { shippingState: await findStaffState(code) };
    }),
  },
});
