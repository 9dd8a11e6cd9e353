/** Copies of events. */
import * as z from 'zod';
import { eventInput } from '#domain/event/input';
import { eventRepeatBody } from '#domain/event/recurrence';
import { eventSchema } from '#domain/event/schema';
import { defineRoutes } from '#lib/routes';

export default defineRoutes({
  'POST /events/:id/duplicate': {
    action: 'api::event.event-copies.duplicate',
    access: 'staff',
    summary:
      'Create an event with images of another one: with those in images, in that order, or with all of them if absent.',
    body: eventInput,
    response: { event: eventSchema },
    status: 201,
  },
  'POST /events/:id/repeat': {
    action: 'api::event.event-copies.repeat',
    access: 'staff',
    summary:
      'Create a copy of an event, with its images, for each start date: all or none. Copies of a published event are published, others are drafts. An event without times can only be copied with times in the body. A date on which the event already takes place: 409.',
    body: eventRepeatBody,
    response: { events: z.array(eventSchema) },
    status: 201,
    failures: [409],
  },
});
