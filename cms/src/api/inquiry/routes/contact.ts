/** The forms of the public site (api.md §4). */
import { contactInput } from '#domain/inquiry/contact-input';
import { privateEventInput } from '#domain/inquiry/private-event-input';
import { shippingOrderInput } from '#domain/inquiry/shipping-order-input';
import { messageShape } from '#lib/shapes';
import { routeTable } from '#lib/route-table';

const answer = { message: messageShape };

export default routeTable([
  {
    method: 'POST',
    path: '/contact/submit',
    action: 'api::inquiry.contact.submit',
    who: 'anyone',
    says: 'Send the brewery a message.',
    body: contactInput,
    answer,
    status: 201,
    limit: 'form',
  },
  {
    method: 'POST',
    path: '/contact/private-event',
    action: 'api::inquiry.contact.privateEvent',
    who: 'anyone',
    says: 'Ask for a private event.',
    body: privateEventInput,
    answer,
    status: 201,
    limit: 'form',
  },
  {
    method: 'POST',
    path: '/contact/shipping-order',
    action: 'api::inquiry.contact.shippingOrder',
    who: 'anyone',
    says: 'Order beer to be shipped. A preferred date is from today on, in Pacific time.',
    body: shippingOrderInput('1970-01-01'),
    answer,
    status: 201,
    limit: 'form',
  },
]);
