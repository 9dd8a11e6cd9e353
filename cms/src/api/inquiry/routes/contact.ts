/** The public forms. */
import { toContactInquiry, toPrivateEventInquiry, toShippingOrderInquiry } from '#domain/inquiry/from-form';
import { contactInput, privateEventInput, shippingOrderInput } from '#domain/inquiry/visitor-input';
import { messageSchema } from '#domain/shared/response-schemas';
import { todayIn } from '#domain/time/zone';
import { limitSubmissions } from '#lib/limits';
import { parseBody } from '#lib/parse';
import { defineRoutes, withBody } from '#lib/routes';
import { fetchTimeZone } from '#lib/site-settings/queries';
import { fetchReply } from '../emails';
import { createInquiry } from '../mutations';

/** The earliest date that visitors can choose. */
const fetchToday = async () => todayIn(await fetchTimeZone(), new Date());

const response = { message: messageSchema };

export default defineRoutes({
  'POST /contact/submit': {
    id: 'inquiry.contact.submit',
    access: 'public',
    summary: 'Send the brewery a message.',
    response,
    status: 201,
    limit: 'form',
    ...withBody(contactInput, async (input, ctx) => {
      await limitSubmissions(ctx);
      await createInquiry(toContactInquiry(input));
      return { message: await fetchReply('contact') };
    }),
  },
  'POST /contact/private-event': {
    id: 'inquiry.contact.privateEvent',
    access: 'public',
    summary: 'Request a private event. Its date must not be before today in the time zone of the brewery.',
    body: privateEventInput('1970-01-01'),
    response,
    status: 201,
    limit: 'form',
    async handle(ctx) {
      const input = parseBody(privateEventInput(await fetchToday()), ctx.request.body);
      await limitSubmissions(ctx);
      await createInquiry(toPrivateEventInquiry(input));
      return { message: await fetchReply('private-event') };
    },
  },
  'POST /contact/shipping-order': {
    id: 'inquiry.contact.shippingOrder',
    access: 'public',
    summary: 'Order beer for shipping. A preferred date must not be before today in the time zone of the brewery.',
    body: shippingOrderInput('1970-01-01'),
    response,
    status: 201,
    limit: 'form',
    async handle(ctx) {
      const input = parseBody(shippingOrderInput(await fetchToday()), ctx.request.body);
      await limitSubmissions(ctx);
      await createInquiry(toShippingOrderInquiry(input));
      return { message: await fetchReply('shipping-order') };
    },
  },
});
