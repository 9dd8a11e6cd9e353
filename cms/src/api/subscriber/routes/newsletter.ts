/** The newsletter (api.md §4, §5). */
import * as z from 'zod';
import { subscribeInput } from '#domain/subscriber/input';
import { subscriberCsvQuery, subscriberListQuery, unsubscribeQuery } from '#domain/subscriber/query';
import { messageSchema, paginationSchema } from '#domain/shared/response-schemas';
import { defineRoutes } from '#lib/routes';
import { newsletterStatsSchema, subscriberSchema } from '#domain/subscriber/schema';

export default defineRoutes([
  {
    method: 'POST',
    path: '/newsletter/subscribe',
    action: 'api::subscriber.newsletter.subscribe',
    access: 'public',
    summary: 'Subscribe. The answer is the same for an address that is there already.',
    body: subscribeInput,
    response: { message: messageSchema },
    status: 201,
    limit: 'form',
  },
  {
    method: 'GET',
    path: '/newsletter/unsubscribe',
    action: 'api::subscriber.newsletter.showUnsubscribe',
    access: 'public',
    summary: 'Whose address the token belongs to, masked. Changes nothing.',
    query: unsubscribeQuery,
    response: { email: z.string() },
  },
  {
    method: 'POST',
    path: '/newsletter/unsubscribe',
    action: 'api::subscriber.newsletter.unsubscribe',
    access: 'public',
    summary: 'Unsubscribe; also in one click (RFC 8058), so any body will do.',
    query: unsubscribeQuery,
    body: 'ignored',
    response: { message: messageSchema },
  },
  {
    method: 'GET',
    path: '/newsletter/subscribers',
    action: 'api::subscriber.newsletter.list',
    access: 'staff',
    summary: 'Subscribers, newest first.',
    query: subscriberListQuery,
    response: { data: z.object({ subscribers: z.array(subscriberSchema), pagination: paginationSchema }) },
  },
  {
    method: 'GET',
    path: '/newsletter/stats',
    action: 'api::subscriber.newsletter.stats',
    access: 'staff',
    summary: 'How many there are, of the last 30 days and by source.',
    response: { data: newsletterStatsSchema },
  },
  {
    method: 'GET',
    path: '/newsletter/export/csv',
    action: 'api::subscriber.newsletter.exportCsv',
    access: 'staff',
    summary: 'Subscribers as a CSV file.',
    query: subscriberCsvQuery,
    response: 'text/csv',
  },
  {
    method: 'DELETE',
    path: '/newsletter/subscriber/:id',
    action: 'api::subscriber.newsletter.remove',
    access: 'staff',
    summary: 'Delete a subscriber for good.',
    response: { message: messageSchema },
  },
]);
