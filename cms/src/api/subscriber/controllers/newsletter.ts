import type { Context } from 'koa';
import { isSpam } from '#domain/shared/honeypot';
import { deletedMessage, messages } from '#domain/shared/messages';
import { subscriberCsvHeader } from '#domain/subscriber/csv';
import { maskEmail } from '#domain/subscriber/mask';
import { subscribeInput } from '#domain/subscriber/input';
import { subscriberCsvQuery, subscriberListQuery, unsubscribeQuery } from '#domain/subscriber/query';
import { limitSubmissions } from '#lib/form-limits';
import { pathParam } from '#lib/path-param';
import { parseBody, parseQuery } from '#lib/parse';
import { sendCsv } from '#lib/send-csv';
import { serializeSubscriber } from '../serialize';
import { subscribe } from '../subscribe';
import { csvRows, findByToken, listSubscribers, newsletterStats, removeSubscriber, unsubscribe } from '../subscribers';

const tokenOf = (ctx: Context) => parseQuery(unsubscribeQuery, ctx.querystring).token;

export default {
  async subscribe(ctx: Context) {
    const input = parseBody(subscribeInput, ctx.request.body, messages.invalidNewsletterEmail);
    await limitSubmissions(ctx);
    if (!isSpam(input)) await subscribe(input, new Date());
    return { message: messages.subscribed };
  },

  async showUnsubscribe(ctx: Context) {
    const { email } = await findByToken(tokenOf(ctx));
    return { email: maskEmail(email) };
  },

  async unsubscribe(ctx: Context) {
    await unsubscribe(tokenOf(ctx));
    return { message: messages.unsubscribed };
  },

  async list(ctx: Context) {
    const { items: found, pagination } = await listSubscribers(parseQuery(subscriberListQuery, ctx.querystring));
    return { data: { subscribers: found.map(serializeSubscriber), pagination } };
  },

  async stats() {
    return { data: await newsletterStats(new Date()) };
  },

  async exportCsv(ctx: Context) {
    const query = parseQuery(subscriberCsvQuery, ctx.querystring);
    await sendCsv(ctx, 'newsletter-subscribers', subscriberCsvHeader, csvRows(query));
  },

  async remove(ctx: Context) {
    await removeSubscriber(pathParam(ctx, 'id'));
    return { message: deletedMessage('Subscriber') };
  },
};
