/** The public forms. */
import { contactInput, privateEventInput, shippingOrderInput } from '#domain/inquiry/visitor-input';
import { messageSchema } from '#domain/shared/response-schemas';
import { defineRoutes } from '#lib/routes';

const response = { message: messageSchema };

export default defineRoutes({
  'POST /contact/submit': {
    action: 'api::inquiry.contact.submit',
    access: 'public',
    summary: 'Send the brewery a message.',
    body: contactInput,
    response,
    status: 201,
    limit: 'form',
  },
  'POST /contact/private-event': {
    action: 'api::inquiry.contact.privateEvent',
    access: 'public',
    summary: 'Request a private event. Its date must not be before today in the time zone of the brewery.',
    body: privateEventInput('1970-01-01'),
    response,
    status: 201,
    limit: 'form',
  },
  'POST /contact/shipping-order': {
    action: 'api::inquiry.contact.shippingOrder',
    access: 'public',
    summary: 'Order beer for shipping. A preferred date must not be before today in the time zone of the brewery.',
    body: shippingOrderInput('1970-01-01'),
    response,
    status: 201,
    limit: 'form',
  },
});
