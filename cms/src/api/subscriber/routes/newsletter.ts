/** The newsletter. */
import * as z from 'zod';
import { isSpam } from '#domain/shared/fields';
import { deletedMessage, messages } from '#domain/shared/messages';
import { messageSchema, paginationSchema } from '#domain/shared/response-schemas';
import { maskEmail } from '#domain/subscriber/constants';
import { subscriberCsvHeader } from '#domain/subscriber/csv';
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
import { fullName } from '#domain/user/display';
import { withImport } from '#lib/csv-import';
import { invalidInput } from '#lib/errors';
import { limitSubmissions } from '#lib/limits';
import { parseBody, pathParam } from '#lib/parse';
import { defineRoutes, withBody, withQuery } from '#lib/routes';
import { serializeList } from '#lib/rows';
import { sendCsv } from '#lib/send-csv';
import { requireUser } from '#lib/session';
import { hasDoubleOptIn } from '#lib/site-settings/queries';
import { formFields } from '#lib/uploads';
import {
  exportSubscribers,
  fetchNewsletterStats,
  findByUnsubscribeToken,
  listSubscribers,
  serializeSubscriber,
  unsubscribeLinks,
} from '../document';
import {
  addSubscriber,
  deleteSubscriber,
  rejectSubscribed,
  updateSubscriber,
  subscribe,
  unsubscribe,
  subscriberImport,
  confirmSubscription,
  requestSubscription,
} from '../mutations';

const consentMissing = 'Please enter where these people agreed';

const subscribeResponse = (isConfirmationNeeded: boolean) =>
  isConfirmationNeeded
    ? { message: messages.confirmSubscription, needsConfirmation: true }
    : { message: messages.subscribed };

export default defineRoutes({
  'POST /newsletter/subscribe': {
    id: 'subscriber.newsletter.subscribe',
    access: 'public',
    summary: 'Subscribe, or request a confirmation. The response is the same for an existing subscriber.',
    response: { message: messageSchema, needsConfirmation: z.literal(true).optional() },
    status: 201,
    limit: 'form',
    // Storing a new subscriber takes some 20 ms more than finding a known one.
    minDurationMs: 300,
    ...withBody(
      subscribeInput,
      async (input, ctx) => {
        await limitSubmissions(ctx);
        const isConfirmationNeeded = await hasDoubleOptIn();
        if (isSpam(input)) return subscribeResponse(isConfirmationNeeded);
        if (isConfirmationNeeded) await requestSubscription(input, new Date());
        else await subscribe(input, new Date());
        return subscribeResponse(isConfirmationNeeded);
      },
      messages.invalidNewsletterEmail,
    ),
  },
  'POST /newsletter/confirm': {
    id: 'subscriber.newsletter.confirm',
    access: 'public',
    summary: 'Confirm a subscription, by the token in the email that NEWSLETTER_DOUBLE_OPT_IN sends.',
    response: { message: messageSchema },
    limit: 'form',
    failures: [404],
    ...withBody(confirmSubscriptionInput, async ({ token }) => {
      await confirmSubscription(token, new Date());
      return { message: messages.subscribed };
    }),
  },
  'GET /newsletter/unsubscribe': {
    id: 'subscriber.newsletter.showUnsubscribe',
    access: 'public',
    summary: 'The masked e-mail address of a token. Changes nothing.',
    response: { email: z.string() },
    failures: [404],
    /** The URL is in the header of the emails, which some mail programs open in a browser: it leads to the page. */
    ...withQuery(unsubscribeQuery, async ({ token }, ctx) => {
      ctx.vary('Accept');
      if (ctx.accepts('json', 'html') === 'html') return ctx.redirect(unsubscribeLinks(token ?? '').page);
      const { email } = await findByUnsubscribeToken(token);
      return { email: maskEmail(email) };
    }),
  },
  'POST /newsletter/unsubscribe': {
    id: 'subscriber.newsletter.unsubscribe',
    access: 'public',
    summary: 'Unsubscribe. Also the one-click endpoint (RFC 8058): the body is ignored.',
    body: 'ignored',
    response: { message: messageSchema },
    failures: [404],
    ...withQuery(unsubscribeQuery, async ({ token }) => {
      await unsubscribe(token, new Date());
      return { message: messages.unsubscribed };
    }),
  },
  'GET /newsletter/subscribers': {
    id: 'subscriber.newsletter.list',
    access: 'staff',
    summary: 'Subscribers, newest first.',
    response: { data: z.object({ subscribers: z.array(subscriberSchema), pagination: paginationSchema }) },
    ...withQuery(subscriberListQuery, async (query) => {
      const { items, pagination } = await listSubscribers(query);
      return { data: { subscribers: serializeList(items, serializeSubscriber), pagination } };
    }),
  },
  'POST /newsletter/subscribers': {
    id: 'subscriber.newsletter.add',
    access: 'staff',
    summary: 'Add a person who asked staff. With double opt-in, they get a link to confirm it.',
    response: { message: messageSchema, needsConfirmation: z.literal(true).optional() },
    status: 201,
    failures: [409],
    /** With double opt-in, the person gets a link to confirm the address, as after a form. */
    ...withBody(
      addSubscriberInput,
      async ({ email }, ctx) => {
        const { user } = requireUser(ctx);
        if (!(await hasDoubleOptIn())) {
          await addSubscriber(email, `${fullName(user)} (${user.email})`, new Date());
          return { message: `${email} is subscribed` };
        }
        await rejectSubscribed(email);
        await requestSubscription({ email, source: 'taproom' }, new Date());
        return { message: `${email} gets a link to confirm the subscription`, needsConfirmation: true };
      },
      messages.invalidNewsletterEmail,
    ),
  },
  'PUT /newsletter/subscriber/:id': {
    id: 'subscriber.newsletter.update',
    access: 'staff',
    summary: 'Unsubscribe a person who asked staff, or undo it.',
    response: { message: messageSchema },
    ...withBody(subscriberUpdate, async ({ isActive }, ctx) => {
      const { email } = await updateSubscriber(pathParam(ctx, 'id'), isActive, new Date());
      return { message: isActive ? `${email} is subscribed` : `${email} is unsubscribed` };
    }),
  },
  'GET /newsletter/stats': {
    id: 'subscriber.newsletter.stats',
    access: 'staff',
    summary: 'Subscriber counts: total, last 30 days, by source.',
    response: { data: newsletterStatsSchema },
    handle: async () => ({ data: await fetchNewsletterStats(new Date()) }),
  },
  'GET /newsletter/export/csv': {
    id: 'subscriber.newsletter.exportCsv',
    access: 'staff',
    needsConfirmation: true,
    summary: 'Subscribers as a CSV file.',
    response: 'text/csv',
    ...withQuery(subscriberCsvQuery, async (query, ctx) => {
      await sendCsv(
        ctx,
        { area: 'subscribers', name: 'newsletter-subscribers' },
        subscriberCsvHeader,
        exportSubscribers(query),
      );
    }),
  },
  'POST /newsletter/import/csv': {
    id: 'subscriber.newsletter.importCsv',
    access: 'staff',
    summary:
      'Import the subscribers of a CSV file, with where they agreed. Nobody who has unsubscribed is subscribed again. With dryRun, nothing is written.',
    ...withImport((ctx, isDryRun) => {
      const { consent } = parseBody(subscriberImportFields, formFields(ctx));
      if (!isDryRun && !consent) throw invalidInput([{ path: 'consent', msg: consentMissing }]);
      return subscriberImport(`Imported by ${fullName(requireUser(ctx).user)}: ${consent ?? ''}`, new Date());
    }, subscriberImportFields),
  },
  'DELETE /newsletter/subscriber/:id': {
    id: 'subscriber.newsletter.remove',
    access: 'staff',
    summary: 'Delete a subscriber permanently.',
    response: { message: messageSchema },
    async handle(ctx) {
      await deleteSubscriber(pathParam(ctx, 'id'));
      return { message: deletedMessage('Subscriber') };
    },
  },
});
