import type { Context } from 'koa';
import { importQuery } from '#domain/shared/csv-import';
import { isSpam } from '#domain/shared/fields';
import { deletedMessage, messages } from '#domain/shared/messages';
import { maskEmail } from '#domain/subscriber/constants';
import { subscriberCsvHeader } from '#domain/subscriber/csv';
import {
  addSubscriberInput,
  confirmSubscriptionInput,
  subscribeInput,
  subscriberImportFields,
  subscriberUpdate,
} from '#domain/subscriber/input';
import { fullName } from '#domain/user/display';
import { subscriberCsvQuery, subscriberListQuery, unsubscribeQuery } from '#domain/subscriber/schema';
import { importCsv, toImportResponse } from '#lib/csv-import';
import { invalidInput } from '#lib/errors';
import { limitSubmissions } from '#lib/limits';
import { parseBody, parseQuery, pathParam } from '#lib/parse';
import { sendCsv } from '#lib/send-csv';
import { serializeList } from '#lib/paginate';
import { requireUser } from '#lib/session';
import { hasDoubleOptIn } from '#lib/site-settings/queries';
import { formFields, uploadedFile } from '#lib/uploads';
import { subscriberImport } from '../csv';
import { confirmSubscription, requestSubscription } from '../double-opt-in';
import { unsubscribeLinks } from '../emails';
import { exportSubscribers, findByUnsubscribeToken, listSubscribers, fetchNewsletterStats } from '../queries';
import {
  addSubscriber,
  deleteSubscriber,
  rejectSubscribed,
  updateSubscriber,
  subscribe,
  unsubscribe,
} from '../mutations';
import { serializeSubscriber } from '../document';

const parseUnsubscribeToken = (ctx: Context) => parseQuery(unsubscribeQuery, ctx.querystring).token;

const consentMissing = 'Please enter where these people agreed';

const subscribeResponse = (isConfirmationNeeded: boolean) =>
  isConfirmationNeeded
    ? { message: messages.confirmSubscription, needsConfirmation: true }
    : { message: messages.subscribed };

export default {
  async subscribe(ctx: Context) {
    const input = parseBody(subscribeInput, ctx.request.body, messages.invalidNewsletterEmail);
    await limitSubmissions(ctx);
    const isConfirmationNeeded = await hasDoubleOptIn();
    if (isSpam(input)) return subscribeResponse(isConfirmationNeeded);
    if (isConfirmationNeeded) await requestSubscription(input, new Date());
    else await subscribe(input, new Date());
    return subscribeResponse(isConfirmationNeeded);
  },

  async confirm(ctx: Context) {
    const { token } = parseBody(confirmSubscriptionInput, ctx.request.body);
    await confirmSubscription(token, new Date());
    return { message: messages.subscribed };
  },

  /** The URL is in the header of the emails, which some mail programs open in a browser: it leads to the page. */
  async showUnsubscribe(ctx: Context) {
    const token = parseUnsubscribeToken(ctx);
    ctx.vary('Accept');
    if (ctx.accepts('json', 'html') === 'html') return ctx.redirect(unsubscribeLinks(token ?? '').page);
    const { email } = await findByUnsubscribeToken(token);
    return { email: maskEmail(email) };
  },

  async unsubscribe(ctx: Context) {
    await unsubscribe(parseUnsubscribeToken(ctx), new Date());
    return { message: messages.unsubscribed };
  },

  async list(ctx: Context) {
    const { items, pagination } = await listSubscribers(parseQuery(subscriberListQuery, ctx.querystring));
    return { data: { subscribers: serializeList(items, serializeSubscriber), pagination } };
  },

  /** With double opt-in, the person gets a link to confirm the address, as after a form. */
  async add(ctx: Context) {
    const { email } = parseBody(addSubscriberInput, ctx.request.body, messages.invalidNewsletterEmail);
    const { user } = requireUser(ctx);
    if (!(await hasDoubleOptIn())) {
      await addSubscriber(email, `${fullName(user)} (${user.email})`, new Date());
      return { message: `${email} is subscribed` };
    }
    await rejectSubscribed(email);
    await requestSubscription({ email, source: 'taproom' }, new Date());
    return { message: `${email} gets a link to confirm the subscription`, needsConfirmation: true };
  },

  async update(ctx: Context) {
    const { isActive } = parseBody(subscriberUpdate, ctx.request.body);
    const { email } = await updateSubscriber(pathParam(ctx, 'id'), isActive, new Date());
    return { message: isActive ? `${email} is subscribed` : `${email} is unsubscribed` };
  },

  async stats() {
    return { data: await fetchNewsletterStats(new Date()) };
  },

  async exportCsv(ctx: Context) {
    const query = parseQuery(subscriberCsvQuery, ctx.querystring);
    await sendCsv(
      ctx,
      { area: 'subscribers', name: 'newsletter-subscribers' },
      subscriberCsvHeader,
      exportSubscribers(query),
    );
  },

  async remove(ctx: Context) {
    await deleteSubscriber(pathParam(ctx, 'id'));
    return { message: deletedMessage('Subscriber') };
  },

  async importCsv(ctx: Context) {
    const { dryRun = false, rows = dryRun, existing = 'skip' } = parseQuery(importQuery, ctx.querystring);
    const { consent } = parseBody(subscriberImportFields, formFields(ctx));
    if (!dryRun && !consent) throw invalidInput([{ path: 'consent', msg: consentMissing }]);
    const target = subscriberImport(`Imported by ${fullName(requireUser(ctx).user)}: ${consent ?? ''}`, new Date());
    const done = await importCsv(target, uploadedFile(ctx, 'csvFile'), { isDryRun: dryRun, existing });
    return toImportResponse(done, rows);
  },
};
