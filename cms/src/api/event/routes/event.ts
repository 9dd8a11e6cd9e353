/** Events. Static paths come before parameterized ones. */
import * as z from 'zod';
import { eventInput, eventUpdate } from '#domain/event/input';
import {
  eventAdminQuery,
  eventDeleteQuery,
  eventDetailQuery,
  eventListQuery,
  eventUpdateQuery,
} from '#domain/event/query';
import { eventSchema } from '#domain/event/schema';
import { imageSchema, messageSchema, paginationSchema } from '#domain/shared/response-schemas';
import { imageDeleteInput } from '#lib/parse';
import { maxImagesPerRequest } from '#lib/limits';
import { defineRoutes } from '#lib/routes';

const event = { event: eventSchema };
const events = z.array(eventSchema);
const images = { event: z.object({ images: z.array(imageSchema) }) };
const noDates = { startDate: null, endDate: null, startTime: null, endTime: null };

export default defineRoutes({
  'GET /events': {
    action: 'api::event.event.list',
    access: 'public',
    summary:
      'Published public events, earliest start first; with upcoming=true only those that have not ended; with include=cancelled also cancelled ones until they would have ended, in addition to the limit.',
    query: eventListQuery(),
    response: { events, pagination: paginationSchema },
  },
  'GET /events/admin': {
    action: 'api::event.event.listAll',
    access: 'staff',
    summary:
      'All events, latest start first; with order=upcoming-first those that are not over, soonest first, then the others, latest first. upcomingTotal counts the matches that are not over.',
    query: eventAdminQuery(),
    response: { events, pagination: paginationSchema, upcomingTotal: z.int() },
  },
  'GET /events/admin/:id': {
    action: 'api::event.event.showAdmin',
    access: 'staff',
    summary: 'One event of any status, including staff-only fields.',
    response: event,
  },
  'GET /events/feed': {
    action: 'api::event.event.feed',
    access: 'public',
    summary:
      'Events for calendar feeds: announced events of the last 90 days and all future ones, including cancelled ones.',
    response: { events },
  },
  'GET /events/:id': {
    action: 'api::event.event.show',
    access: 'public',
    summary: 'One published public event, by slug or _id; on request also a cancelled or completed one.',
    query: eventDetailQuery,
    response: event,
  },
  'POST /events': {
    action: 'api::event.event.create',
    access: 'staff',
    summary: 'Create an event.',
    body: eventInput,
    response: event,
    status: 201,
  },
  'PUT /events/:id': {
    action: 'api::event.event.update',
    access: 'staff',
    summary:
      'Update an event. Absent fields stay unchanged; null or "" clears. With scope, what changes also changes the following or all events of its series that are not over; others counts them.',
    query: eventUpdateQuery,
    body: eventUpdate(noDates),
    response: { ...event, others: z.int().optional() },
  },
  'POST /events/:id/restore': {
    action: 'api::event.event.restore',
    access: 'staff',
    summary: 'Restore an event that was deleted with restorable, for up to an hour.',
    response: event,
  },
  'DELETE /events/:id': {
    action: 'api::event.event.remove',
    access: 'staff',
    summary:
      'Delete an event and the image files that no other event uses. With restorable, it can be restored for an hour. With scope, the following or all events of its series that are not over are deleted too; ids are those of all deleted events.',
    query: eventDeleteQuery,
    response: { message: messageSchema, ids: z.array(z.string()).optional() },
  },
  'POST /events/:id/images': {
    action: 'api::event.event.addImages',
    access: 'staff',
    summary: 'Add images. Returns all images of the event, in order.',
    body: { files: 'images', max: maxImagesPerRequest },
    response: images,
  },
  'DELETE /events/:id/images/:index': {
    action: 'api::event.event.removeImage',
    access: 'staff',
    summary: 'Delete the image at an index. If cloudStoragePath is not at that index: 409.',
    body: imageDeleteInput,
    response: images,
    failures: [409],
  },
});
