/** The public forms. */
import type { Context } from 'koa';
import type * as z from 'zod';
import type { InquiryKind } from '#domain/inquiry/constants';
import {
  type NewInquiry,
  toContactInquiry,
  toPrivateEventInquiry,
  toShippingOrderInquiry,
} from '#domain/inquiry/from-form';
import { contactInput, privateEventInput, shippingOrderInput } from '#domain/inquiry/visitor-input';
import { messageSchema } from '#domain/shared/response-schemas';
import { todayIn } from '#domain/time/zone';
import { limitSubmissions } from '#lib/limits';
import { parseBody } from '#lib/parse';
import { defineRoutes } from '#lib/routes';
import { fetchTimeZone } from '#lib/site-settings/queries';
import { fetchReply } from '../emails';
import { createInquiry } from '../mutations';

/** The earliest date that visitors can choose. */
const fetchToday = async () => todayIn(await fetchTimeZone(), new Date());

/** `schemaOn`: dates must not be before the given one. */
const withForm = <Input>(
  kind: InquiryKind,
  schemaOn: (today: string) => z.ZodType<Input>,
  toInquiry: (input: Input) => NewInquiry,
) =>
  ({
    access: 'public',
    body: schemaOn('1970-01-01'),
    response: { message: messageSchema },
    status: 201,
    limit: 'form',
    async handle(ctx: Context) {
      const input = parseBody(schemaOn(await fetchToday()), ctx.request.body);
      await limitSubmissions(ctx);
      await createInquiry(toInquiry(input));
      return { message: await fetchReply(kind) };
    },
  }) as const;

export default defineRoutes({
  'POST /contact/submit': {
    id: 'inquiry.contact.submit',
    summary: 'Send the brewery a message.',
    ...withForm('contact', () => contactInput, toContactInquiry),
  },
  'POST /contact/private-event': {
    id: 'inquiry.contact.privateEvent',
    summary: 'Request a private event. Its date must not be before today in the time zone of the brewery.',
    ...withForm('private-event', privateEventInput, toPrivateEventInquiry),
  },
  'POST /contact/shipping-order': {
    id: 'inquiry.contact.shippingOrder',
    summary: 'Order beer for shipping. A preferred date must not be before today in the time zone of the brewery.',
    ...withForm('shipping-order', shippingOrderInput, toShippingOrderInquiry),
  },
});
