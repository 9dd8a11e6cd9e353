/** What happens in the taprooms (api.md §4, §5). Fixed paths before the parameter. */
import * as z from 'zod';
import { eventInput, eventUpdate } from '#domain/event/input';
import { eventAdminQuery, eventListQuery } from '#domain/event/query';
import { imageRemoval } from '#lib/image-removal';
import { maxImagesPerRequest } from '#lib/limits';
import { routeTable } from '#lib/route-table';
import { imageShape, messageShape, paginationShape } from '#lib/shapes';
import { eventShape } from '../shape';

const event = { event: eventShape };
const events = { events: z.array(eventShape), pagination: paginationShape };
const images = { event: z.object({ images: z.array(imageShape) }) };
const noTimes = { startDate: null, endDate: null, startTime: null, endTime: null };

export default routeTable([
  {
    method: 'GET',
    path: '/events',
    action: 'api::event.event.list',
    who: 'anyone',
    says: 'Published public events by start; with upcoming=true those that are not over.',
    query: eventListQuery,
    answer: events,
  },
  {
    method: 'GET',
    path: '/events/admin',
    action: 'api::event.event.listAll',
    who: 'staff',
    says: 'All events, latest start first.',
    query: eventAdminQuery,
    answer: events,
  },
  {
    method: 'GET',
    path: '/events/admin/:id',
    action: 'api::event.event.showAdmin',
    who: 'staff',
    says: 'One event, whatever its status, with everything staff see.',
    answer: event,
  },
  {
    method: 'GET',
    path: '/events/feed',
    action: 'api::event.event.feed',
    who: 'anyone',
    says: 'What calendar feeds are made of: announced events of the last 90 days and all to come, cancelled ones too.',
    answer: { events: events.events },
  },
  {
    method: 'GET',
    path: '/events/:id',
    action: 'api::event.event.show',
    who: 'anyone',
    says: 'One published public event.',
    answer: event,
  },
  {
    method: 'POST',
    path: '/events',
    action: 'api::event.event.create',
    who: 'staff',
    says: 'Create an event.',
    body: eventInput,
    answer: event,
    status: 201,
  },
  {
    method: 'PUT',
    path: '/events/:id',
    action: 'api::event.event.update',
    who: 'staff',
    says: 'Change an event: what is absent stays, null or blank clears.',
    body: eventUpdate(noTimes),
    answer: event,
  },
  {
    method: 'DELETE',
    path: '/events/:id',
    action: 'api::event.event.remove',
    who: 'staff',
    says: 'Delete an event with its images.',
    answer: { message: messageShape },
  },
  {
    method: 'POST',
    path: '/events/:id/images',
    action: 'api::event.event.addImages',
    who: 'staff',
    says: 'Add images; the answer has all of the event, in order.',
    body: { files: 'images', max: maxImagesPerRequest },
    answer: images,
  },
  {
    method: 'DELETE',
    path: '/events/:id/images/:index',
    action: 'api::event.event.removeImage',
    who: 'staff',
    says: 'Remove the image at an index; with cloudStoragePath only if it is that one.',
    body: imageRemoval,
    answer: images,
  },
]);
