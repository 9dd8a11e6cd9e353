/** The forms of the public site (api.md §4). */
import { contactInput } from '#domain/inquiry/contact-input';
import { privateEventInput } from '#domain/inquiry/private-event-input';
import { shippingOrderInput } from '#domain/inquiry/shipping-order-input';
import { messageSchema } from '#domain/shared/response-schemas';
import { defineRoutes } from '#lib/routes';

const answer = { message: messageSchema };

export default defineRoutes([
  {
    method: 'POST',
    path: '/contact/submit',
    action: 'api::inquiry.contact.submit',
    access: 'public',
    summary: 'Send the brewery a message.',
    body: contactInput,
    response: answer,
    status: 201,
    limit: 'form',
  },
  {
    method: 'POST',
    path: '/contact/private-event',
    action: 'api::inquiry.contact.privateEvent',
    access: 'public',
    summary: 'Ask for a private event.',
    body: privateEventInput,
    response: answer,
    status: 201,
    limit: 'form',
  },
  {
    method: 'POST',
    path: '/contact/shipping-order',
    action: 'api::inquiry.contact.shippingOrder',
    access: 'public',
    summary: 'Order beer to be shipped. A preferred date is from today on, in Pacific time.',
    body: shippingOrderInput('1970-01-01'),
    response: answer,
    status: 201,
    limit: 'form',
  },
]);
