import { createClient, failure, outcomeOf, randomIp, visitor } from '../../../test/client';
import { dayFromToday, uniqueEmail, contactForm, shippingForm } from '../../../test/factories';
import { countRows, queryRows } from '../../../test/stored-data';

const privateEventForm = (overrides: object = {}) =>
  contactForm({ phone: '530 555 0190', subject: undefined, eventType: 'corporate-event', ...overrides });

const submit = (form: string, body: object) => visitor().post(`/contact/${form}`, body);

const findInquiries = async (email: string) =>
  (
    await queryRows(
      'select kind, inquiry_status as status, name, phone, message, details from inquiries where email = ?',
      [email],
    )
  ).map(({ details, ...inquiry }) => ({
    ...inquiry,
    details: typeof details === 'string' ? JSON.parse(details) : details,
  }));

const countEmails = async (email: string) =>
  (await queryRows('select "to" from outgoing_mails where "to" = ? or reply_to = ?', [email, email])).length;

test('a contact message and its two emails are stored before the response', async () => {
  const body = contactForm({ email: ` ${uniqueEmail().toUpperCase()}`, message: ' Line one.\nLine two. ' });
  const response = await submit('submit', body);
  expect([response.status, response.body]).toEqual([
    201,
    { success: true, message: 'Thank you for your message! We will get back to you soon.' },
  ]);
  const email = body.email.trim().toLowerCase();
  expect(await findInquiries(email)).toEqual([
    {
      kind: 'contact',
      status: 'new',
      name: 'Priya Raman',
      phone: '(916) 555-0142',
      message: 'Line one.\nLine two.',
      details: { subject: 'Tours' },
    },
  ]);
  expect(await countEmails(email)).toBe(2);
});

const findConfirmation = async (email: string) =>
  (await queryRows('select subject, text, html from outgoing_mails where "to" = ?', [email]))[0];

test('the confirmation has the logo and repeats what was asked', async () => {
  const body = shippingForm({ beerSelections: '2 cases of Low Water' });
  expect((await submit('shipping-order', body)).status).toBe(201);
  const confirmation = await findConfirmation(body.email);
  expect(confirmation).toMatchObject({
    subject: expect.stringContaining('received your shipping order request'),
    html: expect.stringMatching(/<img src="http[^"]+\/icon-192\.png"/),
  });
  for (const text of [
    'Thank you for your shipping order!',
    'Your request is not an order yet',
    'Beer selections: 2 cases of Low Water',
    'Quantity: One case',
  ])
    expect(confirmation).toMatchObject({ text: expect.stringContaining(text) });
});

test.each([
  ['a link', 'Cheap pills: http://pills.example'],
  ['a domain', 'See pills.example today'],
  ['an e-mail address', 'Write to win@pills'],
  ['a phone number', 'Call 1-800-555-0199 now'],
])('the confirmation repeats no text with %s, and no message', async (_, beerSelections) => {
  const body = shippingForm({ beerSelections, message: 'Free beer for all' });
  expect((await submit('shipping-order', body)).status).toBe(201);
  const confirmation = await findConfirmation(body.email);
  expect(confirmation).toMatchObject({ text: expect.stringContaining('Quantity: One case') });
  for (const text of ['Beer selections', 'Free beer for all', body.name, 'Ankeny'])
    expect(confirmation).not.toMatchObject({ text: expect.stringContaining(text) });
});

test('an e-mail address gets at most five confirmations a day from any IP address; the brewery gets every message', async () => {
  const email = uniqueEmail();
  const tagged = email.replace('@', '+tag@');
  for (let count = 0; count < 7; count += 1) {
    expect((await submit('submit', contactForm({ email: count % 2 ? email : tagged }))).status).toBe(201);
  }
  const count = async (column: string) =>
    (await queryRows(`select id from outgoing_mails where ${column} in (?, ?)`, [email, tagged])).length;
  expect([await count('"to"'), await count('reply_to')]).toEqual([5, 7]);
});

const eventDate = dayFromToday(30);

test.each<[string, object, string, object]>([
  [
    'private-event',
    privateEventForm({ taproom: ' Folsom ', eventDate, guestCount: 80 }),
    'Thank you for your private event inquiry! We will contact you within 24 hours to discuss your event.',
    {
      phone: '(530) 555-0190',
      details: { eventType: 'corporate-event', taproom: 'Folsom', eventDate, guestCount: '80' },
    },
  ],
  [
    'shipping-order',
    shippingForm(),
    'Thank you for your shipping order! We will contact you within 24 hours with availability and pricing details.',
    {
      name: 'Tessa Nguyen',
      phone: '(503) 555-0178',
      message: null,
      details: {
        address: '2418 SE Ankeny St, Portland, OR 97214',
        beerSelections: 'Gold Rush Haze',
        quantity: 'One case',
        preferredDate: dayFromToday(3),
      },
    },
  ],
])('a form of the kind %s is stored with all its fields', async (kind, form, message, stored) => {
  const body = { ...form, email: uniqueEmail() };
  expect(await outcomeOf(submit(kind, body))).toEqual([201, { success: true, message }]);
  expect(await findInquiries(body.email)).toEqual([expect.objectContaining({ kind, status: 'new', ...stored })]);
});

test('returns the errors of the input', async () => {
  const errors = [{ path: 'quantity', msg: 'Please specify quantity desired' }];
  expect(await outcomeOf(submit('shipping-order', shippingForm({ quantity: '' })))).toEqual([
    400,
    failure('invalid-input', 'Please fix the errors below before submitting.', errors),
  ]);
});

test('a filled honeypot returns 201, stores spam and sends no email', async () => {
  const body = contactForm({ website: 'https://spam.example' });
  const { status, body: response } = await submit('submit', body);
  expect([status, response]).toEqual([
    201,
    { success: true, message: 'Thank you for your message! We will get back to you soon.' },
  ]);
  expect(await findInquiries(body.email)).toMatchObject([{ status: 'spam' }]);
  expect(await countEmails(body.email)).toBe(0);
});

test('limits one IP address to five submissions a minute across all forms', async () => {
  const sender = createClient({ ip: randomIp() });
  const forms = ['submit', 'private-event', 'shipping-order', 'submit', 'private-event'];
  const bodies = { submit: contactForm, 'private-event': privateEventForm, 'shipping-order': shippingForm };
  for (const form of forms) {
    expect((await sender.post(`/contact/${form}`, bodies[form as keyof typeof bodies]())).status).toBe(201);
  }
  const before = await countRows('inquiries');
  const { status, body, headers } = await sender.post('/contact/submit', contactForm());
  expect([status, body]).toEqual([429, failure('rate-limited', 'Too many requests. Please try again later.')]);
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect(await countRows('inquiries')).toBe(before);
});

test('limits one IP address to sixty attempts a minute', async () => {
  const sender = createClient({ ip: randomIp() });
  const responses = await Promise.all(Array.from({ length: 61 }, () => sender.post('/contact/submit', {})));
  const statuses = responses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test('stores emoji, right-to-left letters and markup unchanged, and removes NUL characters', async () => {
  const message = 'שלום 🍺 <script>alert(1)</script> %_\'";--';
  const body = contactForm({ message: `${message}\u0000`, name: '__proto__' });
  expect((await submit('submit', body)).status).toBe(201);
  expect(await findInquiries(body.email)).toMatchObject([{ message, name: '__proto__' }]);
});
