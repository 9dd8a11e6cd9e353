import type { Context } from 'koa';
import { shippingStateChanges } from '#domain/shipping/schema';
import { serializeList } from '#lib/paginate';
import { parseBody, pathParam } from '#lib/parse';
import { listEnabledStates, serializeShippingState } from '#lib/shipping-states';
import { findStaffState, listStaffStates, saveState } from '../staff-states';

export default {
  async list() {
    return { shippingStates: serializeList(await listEnabledStates(), serializeShippingState) };
  },

  async listAdmin() {
    return { shippingStates: await listStaffStates() };
  },

  async update(ctx: Context) {
    const code = pathParam(ctx, 'code').toUpperCase();
    await saveState(code, parseBody(shippingStateChanges, ctx.request.body));
    return { shippingState: await findStaffState(code) };
  },
};
