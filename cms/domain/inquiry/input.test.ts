import { listErrors } from '../test/parse';
import { contactInput, privateEventInput, shippingOrderInput } from './visitor-input';
import { toContactInquiry, toPrivateEventInquiry, toShippingOrderInquiry } from './from-form';
import { inquiryUpdate } from './input';

const otherNumberMessage =
  'This field takes US phone numbers of 10 digits. Please put any other number or an extension into your message.';

const contact = { name: 'Jo', email: 'jo@example.com', subject: 'Tours', message: 'Ten letters' };
const order = {
  name: 'Jo',
  email: 'jo@example.com',
  address: '12 Main Street, Reno',
  beerSelections: 'Ridge Runner',
  quantity: '2 cases',
};
const shipping = shippingOrderInput('2026-07-04');
const privateEvent = privateEventInput('2026-07-04');

test('an empty contact form returns all errors at once, in form order', () =>
  expect(listErrors(contactInput, {})).toEqual([
    'name: Name must be at least 2 characters long',
    'email: Email is required',
    'subject: Subject is required',
    'message: Message must be at least 10 characters long',
  ]));

test('an invalid private-event form returns all errors at once, in form order', () =>
  expect(listErrors(privateEvent, { phone: '555', eventType: 'Big Party' })).toEqual([
    'name: Name must be at least 2 characters long',
    'email: Email is required',
    'phone: Phone number must be 10 digits long',
    'message: Message must be at least 10 characters long',
    'eventType: Please choose a valid event type',
  ]));

test('an invalid shipping form returns all errors at once, in form order', () =>
  expect(listErrors(shipping, { phone: '555' })).toEqual([
    'name: Name must be at least 2 characters long',
    'email: Please provide a valid email address',
    'phone: Phone number must be exactly 10 digits',
    'address: Please provide a complete delivery address',
    'beerSelections: Please specify your beer preferences',
    'quantity: Please specify quantity desired',
  ]));

test.each([
  [{ name: ' J ' }, 'name: Name must be at least 2 characters long'],
  [{ name: 'x'.repeat(101) }, 'name: Name is too long (maximum 100 characters)'],
  [{ email: 'jo' }, 'email: Please provide a valid email address'],
  [{ email: `${'a'.repeat(250)}@b.co` }, 'email: Please provide a valid email address'],
  [{ phone: '123456789' }, 'phone: Phone number must be 10 digits long'],
  [{ phone: '+65 6123 4567' }, `phone: ${otherNumberMessage}`],
  [{ subject: 'Hops' }, 'subject: Please choose a valid subject'],
  [{ message: ' 123456789 ' }, 'message: Message must be at least 10 characters long'],
  [{ message: 'x'.repeat(5001) }, 'message: Message is too long (maximum 5000 characters)'],
])('rejects a contact message with %j', (change, expected) =>
  expect(listErrors(contactInput, { ...contact, ...change })).toEqual([expected]),
);

test.each([
  [{ name: 'x'.repeat(100) }],
  [{ phone: '' }],
  [{ message: 'x'.repeat(5000) }],
  [{ message: '1234567890' }],
  [{ unknown: 1 }],
])('accepts a contact message with %j', (change) =>
  expect(listErrors(contactInput, { ...contact, ...change })).toEqual([]),
);

test.each([
  [{ phone: '15555555555' }, 'phone: Phone number must be exactly 10 digits'],
  [{ address: '123456789' }, 'address: Please provide a complete delivery address'],
  [{ address: 'x'.repeat(301) }, 'address: Address is too long (maximum 300 characters)'],
  [{ beerSelections: 'IPA ' }, 'beerSelections: Please specify your beer preferences'],
  [{ beerSelections: 'x'.repeat(1001) }, 'beerSelections: Beer selections is too long (maximum 1000 characters)'],
  [{ quantity: 'x'.repeat(101) }, 'quantity: Quantity is too long (maximum 100 characters)'],
  [{ message: 'x'.repeat(1001) }, 'message: Message is too long (maximum 1000 characters)'],
  [{ preferredDate: '2026-07-03' }, 'preferredDate: Please choose a date from today on'],
  [{ preferredDate: 'soon' }, 'preferredDate: Please enter a valid date'],
])('rejects a shipping order with %j', (change, expected) =>
  expect(listErrors(shipping, { ...order, ...change })).toEqual([expected]),
);

test.each([
  [{ phone: '+1 530-555-0123' }],
  [{ preferredDate: '2026-07-04' }],
  [{ preferredDate: '' }],
  [{ message: 'x'.repeat(1000) }],
])('accepts a shipping order with %j', (change) => expect(listErrors(shipping, { ...order, ...change })).toEqual([]));

test.each([
  [{ eventDate: '2026-07-03' }, 'eventDate: Please choose a date from today on'],
  [{ eventDate: '2026-02-30' }, 'eventDate: Please enter a valid date'],
  ...[0, '0', -5, '1.5', 1001, 'many', true].map((guestCount): [object, string] => [
    { guestCount },
    'guestCount: Please enter a number of guests from 1 to 1000',
  ]),
])('rejects a private event with %j', (change, expected) =>
  expect(listErrors(privateEvent, { ...contact, ...change })).toEqual([expected]),
);

test.each([
  [
    { eventDate: '2026-07-04', guestCount: ' 60 ' },
    { eventDate: '2026-07-04', guestCount: '60' },
  ],
  [{ eventDate: '', guestCount: '' }, {}],
])('a private event with %j is stored with the details %j', (change, details) =>
  expect(toPrivateEventInquiry(privateEvent.parse({ ...contact, ...change })).details).toEqual({
    eventType: 'general',
    ...details,
  }),
);

test('converts a form to a new inquiry; form-specific fields become details', () => {
  expect(toContactInquiry(contactInput.parse({ ...contact, phone: '555 555 5555' }))).toEqual({
    kind: 'contact',
    status: 'new',
    name: 'Jo',
    email: 'jo@example.com',
    phone: '(555) 555-5555',
    message: 'Ten letters',
    details: { subject: 'Tours' },
  });
  expect(toShippingOrderInquiry(shipping.parse(order))).toMatchObject({
    phone: null,
    message: null,
    details: { address: order.address, beerSelections: order.beerSelections, quantity: order.quantity },
  });
});

test('a filled honeypot marks the inquiry as spam', () =>
  expect(toPrivateEventInquiry(privateEvent.parse({ ...contact, website: 'http://spam' }))).toMatchObject({
    status: 'spam',
    details: { eventType: 'general' },
  }));

test('an update requires a valid status', () => {
  expect(listErrors(inquiryUpdate, { status: 'answered' })).toEqual([]);
  for (const status of [undefined, null, '', 'done', ['new']]) {
    expect(listErrors(inquiryUpdate, { status })).toEqual(['status: Please choose a valid status']);
  }
});
