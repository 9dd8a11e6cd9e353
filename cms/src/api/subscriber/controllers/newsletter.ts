import type { Context } from 'koa';
import { isSpam } from '#domain/shared/fields';
import { deletedMessage, messages } from '#domain/shared/messages';
import { subscriberCsvHeader, maskEmail } from '#domain/subscriber/constants';
import { confirmSubscriptionInput, subscribeInput } from '#domain/subscriber/input';
import { subscriberCsvQuery, subscriberListQuery, unsubscribeQuery } from '#domain/subscriber/schema';
import { limitSubmissions } from '#lib/limits';
import { parseBody, parseQuery, pathParam } from '#lib/parse';
import { sendCsv } from '#lib/send-csv';
import { serializeList } from '#lib/paginate';
import { hasDoubleOptIn } from '#lib/site-settings/queries';
import { confirmSubscription, requestSubscription } from '../double-opt-in';
import { unsubscribeLinks } from '../emails';
import { exportSubscribers, findByUnsubscribeToken, listSubscribers, fetchNewsletterStats } from '../queries';
import { deleteSubscriber, subscribe, unsubscribe } from '../mutations';
import { serializeSubscriber } from '../document';

const parseUnsubscribeToken = (ctx: Context) => parseQuery(unsubscribeQuery, ctx.querystring).token;

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
};
