/** What happens in the taprooms (api.md §4, §5). Fixed paths before the parameter. */
import * as z from 'zod';
import { eventInput, eventUpdate } from '#domain/event/input';
import { eventAdminQuery, eventListQuery } from '#domain/event/query';
import { imageDeleteInput } from '#lib/image-delete-input';
import { maxImagesPerRequest } from '#lib/limits';
import { defineRoutes } from '#lib/routes';
import { imageSchema, messageSchema, paginationSchema } from '#domain/shared/response-schemas';
import { eventSchema } from '#domain/event/schema';

const event = { event: eventSchema };
const events = { events: z.array(eventSchema), pagination: paginationSchema };
const images = { event: z.object({ images: z.array(imageSchema) }) };
const noTimes = { startDate: null, endDate: null, startTime: null, endTime: null };

export default defineRoutes([
  {
    method: 'GET',
    path: '/events',
    action: 'api::event.event.list',
    access: 'public',
    summary: 'Published public events by start; with upcoming=true those that are not over.',
    query: eventListQuery,
    response: events,
  },
  {
    method: 'GET',
    path: '/events/admin',
    action: 'api::event.event.listAll',
    access: 'staff',
    summary: 'All events, latest start first.',
    query: eventAdminQuery,
    response: events,
  },
  {
    method: 'GET',
    path: '/events/admin/:id',
    action: 'api::event.event.showAdmin',
    access: 'staff',
    summary: 'One event, whatever its status, with everything staff see.',
    response: event,
  },
  {
    method: 'GET',
    path: '/events/feed',
    action: 'api::event.event.feed',
    access: 'public',
    summary:
      'What calendar feeds are made of: announced events of the last 90 days and all to come, cancelled ones too.',
    response: { events: events.events },
  },
  {
    method: 'GET',
    path: '/events/:id',
    action: 'api::event.event.show',
    access: 'public',
    summary: 'One published public event.',
    response: event,
  },
  {
    method: 'POST',
    path: '/events',
    action: 'api::event.event.create',
    access: 'staff',
    summary: 'Create an event.',
    body: eventInput,
    response: event,
    status: 201,
  },
  {
    method: 'PUT',
    path: '/events/:id',
    action: 'api::event.event.update',
    access: 'staff',
    summary: 'Change an event: what is absent stays, null or blank clears.',
    body: eventUpdate(noTimes),
    response: event,
  },
  {
    method: 'DELETE',
    path: '/events/:id',
    action: 'api::event.event.remove',
    access: 'staff',
    summary: 'Delete an event with its images.',
    response: { message: messageSchema },
  },
  {
    method: 'POST',
    path: '/events/:id/images',
    action: 'api::event.event.addImages',
    access: 'staff',
    summary: 'Add images; the answer has all of the event, in order.',
    body: { files: 'images', max: maxImagesPerRequest },
    response: images,
  },
  {
    method: 'DELETE',
    path: '/events/:id/images/:index',
    action: 'api::event.event.removeImage',
    access: 'staff',
    summary: 'Remove the image at an index; with cloudStoragePath only if it is that one.',
    body: imageDeleteInput,
    response: images,
  },
]);
