import type { Context } from 'koa';
import { createEventInput } from '#domain/event/input';
import { eventRepeat } from '#domain/event/recurrence';
import { messages } from '#domain/shared/messages';
import { pathParam, parseBody } from '#lib/parse';
import { duplicateEvent, repeatEvent } from '../copies';
import { staffEvent, fetchTapRooms } from '../document';

export default {
  async duplicate(ctx: Context) {
    const input = parseBody(createEventInput(await fetchTapRooms()), ctx.request.body, messages.fixEventErrors);
    return { event: staffEvent(await duplicateEvent(pathParam(ctx, 'id'), input)) };
  },

  async repeat(ctx: Context) {
    const copies = await repeatEvent(
      pathParam(ctx, 'id'),
      (stored) => parseBody(eventRepeat(staffEvent(stored)), ctx.request.body),
      new Date(),
    );
    return { events: copies.map(staffEvent) };
  },
};
