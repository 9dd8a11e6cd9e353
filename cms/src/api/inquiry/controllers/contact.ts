import type { Context } from 'koa';
import { contactInput, privateEventInput, shippingOrderInput } from '#domain/inquiry/visitor-input';
import { toContactInquiry, toPrivateEventInquiry, toShippingOrderInquiry } from '#domain/inquiry/from-form';
import { todayIn } from '#domain/time/zone';
import { limitSubmissions } from '#lib/limits';
import { parseBody } from '#lib/parse';
import { fetchTimeZone } from '#lib/site-settings/queries';
import { fetchReply } from '../emails';
import { createInquiry } from '../mutations';

/** The earliest date that visitors can choose. */
const fetchToday = async () => todayIn(await fetchTimeZone(), new Date());

export default {
  async submit(ctx: Context) {
    const input = parseBody(contactInput, ctx.request.body);
    await limitSubmissions(ctx);
    await createInquiry(toContactInquiry(input));
    return { message: await fetchReply('contact') };
  },

  async privateEvent(ctx: Context) {
    const input = parseBody(privateEventInput(await fetchToday()), ctx.request.body);
    await limitSubmissions(ctx);
    await createInquiry(toPrivateEventInquiry(input));
    return { message: await fetchReply('private-event') };
  },

  async shippingOrder(ctx: Context) {
    const input = parseBody(shippingOrderInput(await fetchToday()), ctx.request.body);
    await limitSubmissions(ctx);
    await createInquiry(toShippingOrderInquiry(input));
    return { message: await fetchReply('shipping-order') };
  },
};
