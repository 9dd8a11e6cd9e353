/** Copies of events. */
import * as z from 'zod';
import { eventInput, createEventInput } from '#domain/event/input';
import { eventRepeatBody, eventRepeat } from '#domain/event/recurrence';
import { eventSchema } from '#domain/event/schema';
import { messages } from '#domain/shared/messages';
import { defineRoutes } from '#lib/routes';
import { pathParam, parseBody } from '#lib/parse';
import { duplicateEvent, repeatEvent } from '../copies';
import { staffEvent, fetchTapRooms } from '../document';

export default defineRoutes({
  'POST /events/:id/duplicate': {
    id: 'event.event-copies.duplicate',
    access: 'staff',
    summary:
      'Create an event with images of another one: with those in images, in that order, or with all of them if absent.',
    body: eventInput,
    response: { event: eventSchema },
    status: 201,
    async handle(ctx) {
      const input = parseBody(createEventInput(await fetchTapRooms()), ctx.request.body, messages.fixEventErrors);
      return { event: staffEvent(await duplicateEvent(pathParam(ctx, 'id'), input)) };
    },
  },
  'POST /events/:id/repeat': {
    id: 'event.event-copies.repeat',
    access: 'staff',
    summary:
      'Create a copy of an event, with its images, for each start date: all or none. Copies of a published event are published, others are drafts. An event without times can only be copied with times in the body. A date on which the event already takes place: 409.',
    body: eventRepeatBody,
    response: { events: z.array(eventSchema) },
    status: 201,
    failures: [409],
    async handle(ctx) {
      const copies = await repeatEvent(
        pathParam(ctx, 'id'),
        (stored) => parseBody(eventRepeat(staffEvent(stored)), ctx.request.body),
        new Date(),
      );
      return { events: copies.map(staffEvent) };
    },
  },
});
