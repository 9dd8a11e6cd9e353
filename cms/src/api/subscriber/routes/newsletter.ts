/** The newsletter. */
import * as z from 'zod';
import { importQuery, importResponse } from '#domain/shared/csv-import';
import { messageSchema, paginationSchema } from '#domain/shared/response-schemas';
import {
  addSubscriberInput,
  confirmSubscriptionInput,
  subscribeInput,
  subscriberImportFields,
  subscriberUpdate,
} from '#domain/subscriber/input';
import {
  subscriberCsvQuery,
  subscriberListQuery,
  unsubscribeQuery,
  newsletterStatsSchema,
  subscriberSchema,
} from '#domain/subscriber/schema';
import { defineRoutes } from '#lib/routes';

export default defineRoutes({
  'POST /newsletter/subscribe': {
    action: 'api::subscriber.newsletter.subscribe',
    access: 'public',
    summary: 'Subscribe, or request a confirmation. The response is the same for an existing subscriber.',
    body: subscribeInput,
    response: { message: messageSchema, needsConfirmation: z.literal(true).optional() },
    status: 201,
    limit: 'form',
    // Storing a new subscriber takes some 20 ms more than finding a known one.
    minDurationMs: 300,
  },
  'POST /newsletter/confirm': {
    action: 'api::subscriber.newsletter.confirm',
    access: 'public',
    summary: 'Confirm a subscription, by the token in the email that NEWSLETTER_DOUBLE_OPT_IN sends.',
    body: confirmSubscriptionInput,
    response: { message: messageSchema },
    limit: 'form',
    failures: [404],
  },
  'GET /newsletter/unsubscribe': {
    action: 'api::subscriber.newsletter.showUnsubscribe',
    access: 'public',
    summary: 'The masked e-mail address of a token. Changes nothing.',
    query: unsubscribeQuery,
    response: { email: z.string() },
    failures: [404],
  },
  'POST /newsletter/unsubscribe': {
    action: 'api::subscriber.newsletter.unsubscribe',
    access: 'public',
    summary: 'Unsubscribe. Also the one-click endpoint (RFC 8058): the body is ignored.',
    query: unsubscribeQuery,
    body: 'ignored',
    response: { message: messageSchema },
    failures: [404],
  },
  'GET /newsletter/subscribers': {
    action: 'api::subscriber.newsletter.list',
    access: 'staff',
    summary: 'Subscribers, newest first.',
    query: subscriberListQuery,
    response: { data: z.object({ subscribers: z.array(subscriberSchema), pagination: paginationSchema }) },
  },
  'POST /newsletter/subscribers': {
    action: 'api::subscriber.newsletter.add',
    access: 'staff',
    summary: 'Add a person who asked staff. With double opt-in, they get a link to confirm it.',
    body: addSubscriberInput,
    response: { message: messageSchema, needsConfirmation: z.literal(true).optional() },
    status: 201,
    failures: [409],
  },
  'PUT /newsletter/subscriber/:id': {
    action: 'api::subscriber.newsletter.update',
    access: 'staff',
    summary: 'Unsubscribe a person who asked staff, or undo it.',
    body: subscriberUpdate,
    response: { message: messageSchema },
  },
  'GET /newsletter/stats': {
    action: 'api::subscriber.newsletter.stats',
    access: 'staff',
    summary: 'Subscriber counts: total, last 30 days, by source.',
    response: { data: newsletterStatsSchema },
  },
  'GET /newsletter/export/csv': {
    action: 'api::subscriber.newsletter.exportCsv',
    access: 'staff',
    needsConfirmation: true,
    summary: 'Subscribers as a CSV file.',
    query: subscriberCsvQuery,
    response: 'text/csv',
  },
  'POST /newsletter/import/csv': {
    action: 'api::subscriber.newsletter.importCsv',
    access: 'staff',
    summary:
      'Import the subscribers of a CSV file, with where they agreed. Nobody who has unsubscribed is subscribed again. With dryRun, nothing is written.',
    query: importQuery,
    body: { files: 'csvFile', max: 1, fields: subscriberImportFields },
    response: importResponse,
  },
  'DELETE /newsletter/subscriber/:id': {
    action: 'api::subscriber.newsletter.remove',
    access: 'staff',
    summary: 'Delete a subscriber permanently.',
    response: { message: messageSchema },
  },
});
