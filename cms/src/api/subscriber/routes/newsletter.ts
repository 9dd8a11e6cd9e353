/** The newsletter (api.md §4, §5). */
import * as z from 'zod';
import { subscribeInput } from '#domain/subscriber/input';
import { subscriberCsvQuery, subscriberListQuery, unsubscribeQuery } from '#domain/subscriber/query';
import { messageShape, paginationShape } from '#lib/shapes';
import { routeTable } from '#lib/route-table';
import { statsShape, subscriberShape } from '../shape';

export default routeTable([
  {
    method: 'POST',
    path: '/newsletter/subscribe',
    action: 'api::subscriber.newsletter.subscribe',
    who: 'anyone',
    says: 'Subscribe. The answer is the same for an address that is there already.',
    body: subscribeInput,
    answer: { message: messageShape },
    status: 201,
    limit: 'form',
  },
  {
    method: 'GET',
    path: '/newsletter/unsubscribe',
    action: 'api::subscriber.newsletter.showUnsubscribe',
    who: 'anyone',
    says: 'Whose address the token belongs to, masked. Changes nothing.',
    query: unsubscribeQuery,
    answer: { email: z.string() },
  },
  {
    method: 'POST',
    path: '/newsletter/unsubscribe',
    action: 'api::subscriber.newsletter.unsubscribe',
    who: 'anyone',
    says: 'Unsubscribe; also in one click (RFC 8058), so any body will do.',
    query: unsubscribeQuery,
    body: 'anything',
    answer: { message: messageShape },
  },
  {
    method: 'GET',
    path: '/newsletter/subscribers',
    action: 'api::subscriber.newsletter.list',
    who: 'staff',
    says: 'Subscribers, newest first.',
    query: subscriberListQuery,
    answer: { data: z.object({ subscribers: z.array(subscriberShape), pagination: paginationShape }) },
  },
  {
    method: 'GET',
    path: '/newsletter/stats',
    action: 'api::subscriber.newsletter.stats',
    who: 'staff',
    says: 'How many there are, of the last 30 days and by source.',
    answer: { data: statsShape },
  },
  {
    method: 'GET',
    path: '/newsletter/export/csv',
    action: 'api::subscriber.newsletter.exportCsv',
    who: 'staff',
    says: 'Subscribers as a CSV file.',
    query: subscriberCsvQuery,
    answer: 'text/csv',
  },
  {
    method: 'DELETE',
    path: '/newsletter/subscriber/:id',
    action: 'api::subscriber.newsletter.remove',
    who: 'staff',
    says: 'Delete a subscriber for good.',
    answer: { message: messageShape },
  },
]);
