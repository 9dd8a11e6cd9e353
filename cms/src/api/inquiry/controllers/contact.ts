import type { Context } from 'koa';
import { contactInput } from '#domain/inquiry/contact-input';
import { toContactInquiry, toPrivateEventInquiry, toShippingOrderInquiry } from '#domain/inquiry/from-form';
import { privateEventInput } from '#domain/inquiry/private-event-input';
import { shippingOrderInput } from '#domain/inquiry/shipping-order-input';
import { messages } from '#domain/shared/messages';
import { pacificToday } from '#domain/time/pacific';
import { limitSubmissions } from '#lib/form-limits';
import { parseBody } from '#lib/parse';
import { createInquiry } from '../mutations';

export default {
  async submit(ctx: Context) {
    const input = parseBody(contactInput, ctx.request.body);
    await limitSubmissions(ctx);
    await createInquiry(toContactInquiry(input));
    return { message: messages.contactReceived };
  },

  async privateEvent(ctx: Context) {
    const input = parseBody(privateEventInput(pacificToday(new Date())), ctx.request.body);
    await limitSubmissions(ctx);
    await createInquiry(toPrivateEventInquiry(input));
    return { message: messages.privateEventReceived };
  },

  async shippingOrder(ctx: Context) {
    const input = parseBody(shippingOrderInput(pacificToday(new Date())), ctx.request.body);
    await limitSubmissions(ctx);
    await createInquiry(toShippingOrderInquiry(input));
    return { message: messages.shippingOrderReceived };
  },
};
