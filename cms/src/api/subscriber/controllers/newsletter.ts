import type { Context } from 'koa';
import { isSpam } from '#domain/shared/honeypot';
import { deletedMessage, messages } from '#domain/shared/messages';
import { subscriberCsvHeader } from '#domain/subscriber/csv';
import { subscribeInput } from '#domain/subscriber/input';
import { maskEmail } from '#domain/subscriber/mask';
import { subscriberCsvQuery, subscriberListQuery, unsubscribeQuery } from '#domain/subscriber/query';
import { limitSubmissions } from '#lib/form-limits';
import { parseBody, parseQuery } from '#lib/parse';
import { pathParam } from '#lib/path-param';
import { sendCsv } from '#lib/send-csv';
import { serializeList } from '#lib/serialize-list';
import { exportSubscribers } from '../export-csv';
import { deleteSubscriber, subscribe, unsubscribe } from '../mutations';
import { findByUnsubscribeToken, listSubscribers, fetchNewsletterStats } from '../queries';
import { serializeSubscriber } from '../serialize';

const parseUnsubscribeToken = (ctx: Context) => parseQuery(unsubscribeQuery, ctx.querystring).token;

export default {
  async subscribe(ctx: Context) {
    const input = parseBody(subscribeInput, ctx.request.body, messages.invalidNewsletterEmail);
    await limitSubmissions(ctx);
    if (!isSpam(input)) await subscribe(input, new Date());
    return { message: messages.subscribed };
  },

  async showUnsubscribe(ctx: Context) {
    const { email } = await findByUnsubscribeToken(parseUnsubscribeToken(ctx));
    return { email: maskEmail(email) };
  },

  async unsubscribe(ctx: Context) {
    await unsubscribe(parseUnsubscribeToken(ctx));
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
    await sendCsv(ctx, 'newsletter-subscribers', subscriberCsvHeader, exportSubscribers(query));
  },

  async remove(ctx: Context) {
    await deleteSubscriber(pathParam(ctx, 'id'));
    return { message: deletedMessage('Subscriber') };
  },
};
