/** Events. Static paths come before parameterized ones. */
import * as z from 'zod';
import { createEventInput, eventInput, eventUpdate } from '#domain/event/input';
import {
  eventAdminQuery,
  eventDeleteQuery,
  eventDetailQuery,
  eventListQuery,
  eventUpdateQuery,
} from '#domain/event/query';
import { eventRepeat, eventRepeatBody } from '#domain/event/recurrence';
import { eventSchema } from '#domain/event/schema';
import { imageReplacement } from '#domain/shared/image-input';
import { deletedMessage, messages } from '#domain/shared/messages';
import { imageSchema, messageSchema, paginationSchema } from '#domain/shared/response-schemas';
import { maxImagesPerRequest } from '#lib/limits';
import { imageDeleteInput, parseBody, parseQuery, pathParam } from '#lib/parse';
import { defineRoutes, withBody, withQuery } from '#lib/routes';
import { serializeList } from '#lib/rows';
import { parseReplacement, uploadedFiles } from '#lib/uploads';
import { eventAttendance, eventDates, fetchTapRooms, publicEvent, staffEvent, staffImages } from '../document';
import {
  addEventImages,
  createEvent,
  deleteEventImage,
  findEvent,
  findPublicEvent,
  listAllEvents,
  listFeedEvents,
  listPublicEvents,
  restoreEvent,
} from '../events';
import { deleteSeries, duplicateEvent, repeatEvent, updateSeries } from '../series';

const eventResponse = { event: eventSchema };
const events = z.array(eventSchema);
const images = { event: z.object({ images: z.array(imageSchema) }) };
const noDates = { startDate: null, endDate: null, startTime: null, endTime: null };

export default defineRoutes({
  'GET /events': {
    id: 'event.event.list',
    access: 'public',
    summary:
      'Published public events, earliest start first; with upcoming=true only those that have not ended; with include=cancelled also cancelled ones until they would have ended, in addition to the limit.',
    query: eventListQuery(),
    response: { events, pagination: paginationSchema },
    async handle(ctx) {
      const { items, pagination } = await listPublicEvents(
        parseQuery(eventListQuery(await fetchTapRooms()), ctx.querystring),
        new Date(),
      );
      return { events: serializeList(items, publicEvent), pagination };
    },
  },
  'GET /events/admin': {
    id: 'event.event.listAll',
    access: 'staff',
    summary:
      'All events, latest start first; with order=upcoming-first those that are not over, soonest first, then the others, latest first. upcomingTotal counts the matches that are not over.',
    query: eventAdminQuery(),
    response: { events, pagination: paginationSchema, upcomingTotal: z.int() },
    async handle(ctx) {
      const query = parseQuery(eventAdminQuery(await fetchTapRooms()), ctx.querystring);
      const { items, pagination, upcomingTotal } = await listAllEvents(query, new Date());
      return { events: serializeList(items, staffEvent), pagination, upcomingTotal };
    },
  },
  'GET /events/admin/:id': {
    id: 'event.event.showAdmin',
    access: 'staff',
    summary: 'One event of any status, including staff-only fields.',
    response: eventResponse,
    handle: async (ctx) => ({ event: staffEvent(await findEvent(pathParam(ctx, 'id'))) }),
  },
  'GET /events/feed': {
    id: 'event.event.feed',
    access: 'public',
    summary:
      'Events for calendar feeds: announced events of the last 90 days and all future ones, including cancelled ones.',
    response: { events },
    handle: async () => ({ events: serializeList(await listFeedEvents(new Date()), publicEvent) }),
  },
  'GET /events/:id': {
    id: 'event.event.show',
    access: 'public',
    summary: 'One published public event, by slug or _id; on request also a cancelled or completed one.',
    response: eventResponse,
    ...withQuery(eventDetailQuery, async (query, ctx) => ({
      event: publicEvent(await findPublicEvent(pathParam(ctx, 'id'), query)),
    })),
  },
  'POST /events': {
    id: 'event.event.create',
    access: 'staff',
    summary: 'Create an event.',
    body: eventInput,
    response: eventResponse,
    status: 201,
    async handle(ctx) {
      const input = parseBody(createEventInput(await fetchTapRooms()), ctx.request.body, messages.fixEventErrors);
      return { event: staffEvent(await createEvent(input)) };
    },
  },
  'PUT /events/:id': {
    id: 'event.event.update',
    access: 'staff',
    summary:
      'Update an event. Absent fields stay unchanged; null or "" clears. With scope, what changes also changes the following or all events of its series that are not over; others counts them.',
    body: eventUpdate(noDates),
    response: { ...eventResponse, others: z.int().optional() },
    ...withQuery(eventUpdateQuery, async ({ scope = 'this' }, ctx) => {
      const tapRooms = await fetchTapRooms();
      const { event, others } = await updateSeries(pathParam(ctx, 'id'), {
        scope,
        now: new Date(),
        parse: (stored) =>
          parseBody(
            eventUpdate({ ...eventDates(stored), ...eventAttendance(stored) }, tapRooms),
            ctx.request.body,
            messages.fixEventErrors,
          ),
      });
      return { event: staffEvent(event), ...(scope === 'this' ? {} : { others }) };
    }),
  },
  'POST /events/:id/restore': {
    id: 'event.event.restore',
    access: 'staff',
    summary: 'Restore an event that was deleted with restorable, for up to an hour.',
    response: eventResponse,
    handle: async (ctx) => ({ event: staffEvent(await restoreEvent(pathParam(ctx, 'id'), new Date())) }),
  },
  'DELETE /events/:id': {
    id: 'event.event.remove',
    access: 'staff',
    summary:
      'Delete an event and the image files that no other event uses. With restorable, it can be restored for an hour. With scope, the following or all events of its series that are not over are deleted too; ids are those of all deleted events.',
    response: { message: messageSchema, ids: z.array(z.string()).optional() },
    ...withQuery(eventDeleteQuery, async ({ restorable = false, scope = 'this' }, ctx) => {
      const ids = await deleteSeries(pathParam(ctx, 'id'), { scope, isRestorable: restorable, now: new Date() });
      return { message: deletedMessage('Event'), ...(scope === 'this' ? {} : { ids }) };
    }),
  },
  'POST /events/:id/images': {
    id: 'event.event.addImages',
    access: 'staff',
    summary: 'Add images, or put one in the place of another. Returns all images of the event, in order.',
    body: { files: 'images', max: maxImagesPerRequest, fields: imageReplacement },
    response: images,
    async handle(ctx) {
      const uploads = uploadedFiles(ctx, 'images', maxImagesPerRequest);
      const event = await addEventImages(pathParam(ctx, 'id'), uploads, parseReplacement(ctx));
      return { event: { images: staffImages(event) } };
    },
  },
  'DELETE /events/:id/images/:index': {
    id: 'event.event.removeImage',
    access: 'staff',
    summary: 'Delete the image at an index. If cloudStoragePath is not at that index: 409.',
    response: images,
    failures: [409],
    ...withBody(imageDeleteInput, async ({ cloudStoragePath }, ctx) => {
      const event = await deleteEventImage(pathParam(ctx, 'id'), pathParam(ctx, 'index'), cloudStoragePath);
      return { event: { images: staffImages(event) } };
    }),
  },
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
