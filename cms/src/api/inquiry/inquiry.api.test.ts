import type { Inquiry } from '#domain/inquiry/schema';
import {
  admin,
  moderator,
  visitor,
  createClient,
  failure,
  randomIp,
  expectResponse,
  expectSuccess,
} from '../../../test/client';
import { unique, contactForm, dayFromToday, uniqueEmail, shippingForm } from '../../../test/factories';
import { countRows, queryRows } from '../../../test/stored-data';
import { countMails } from '../../../test/users';

const list = async (query: Record<string, string>) => moderator.get(`/inquiries?${new URLSearchParams(query)}`);

const submit = (name: string, overrides: object = {}) =>
  visitor().post('/contact/submit', contactForm({ name, phone: '', ...overrides }));

/** Submits the form and returns the stored inquiry. */
async function makeInquiry(overrides: object = {}): Promise<Inquiry> {
  const name = unique('Sender');
  await submit(name, overrides);
  const [inquiry] = (await list({ search: name })).body.inquiries;
  if (!inquiry) throw new Error('The inquiry was not found');
  return inquiry;
}

test('GET /inquiries searches name, e-mail and message, newest first', async () => {
  const [word, unsent] = [unique('Needle'), 'no-mail-server'];
  const email = `${word.replace(' ', '-').toLowerCase()}@example.com`;
  await submit(word, { phone: '5305550111' });
  await submit('By e-mail', { email, message: 'No match here, please.' });
  await submit('By message', { message: `Do you sell the ${word.toUpperCase()}?` });
  const inquiry = (name: string, message: string, phone: string | null = null) => ({
    _id: expect.any(String),
    kind: 'contact',
    status: 'new',
    name,
    email: expect.stringContaining('@example.com'),
    phone,
    message,
    details: { subject: 'Tours' },
    emails: ['notification', 'confirmation'].map((purpose) => expect.objectContaining({ purpose, state: unsent })),
    createdAt: expect.stringMatching(/Z$/),
    updatedAt: expect.stringMatching(/Z$/),
  });
  await expectResponse(list({ search: word }), 200, {
    success: true,
    inquiries: [
      inquiry('By message', `Do you sell the ${word.toUpperCase()}?`),
      inquiry(word, 'Do you run brewhouse tours?', '(530) 555-0111'),
    ],
    pagination: { page: 1, limit: 20, total: 2, pages: 1 },
  });
  expect((await list({ search: email })).body.inquiries.map(({ name }) => name)).toEqual(['By e-mail']);
});

test('a search finds parts of texts, without case and accents, and takes every character as it is', async () => {
  const sender = unique('Searched');
  const termsByMessage = {
    'Haben Sie Kölsch vom Faß? Grüße aus Köln': ['koln', 'KÖLSCH', 'fass', 'faß? GRUSSE'],
    '100% sure: is it 50_50, or C:\\beer\\list?': ['100%', '50_50', 'c:\\beer'],
    [`"Quoted" and 'quoted' — AND OR NOT near* (a:b)`]: ['"quoted"', "'quoted'", 'near*', '(a:b)'],
    '🍺🍺🍻 and かんぱい、乾杯ビール': ['🍺🍺🍻', '乾杯ビ', 'い、'],
  };
  for (const message of Object.keys(termsByMessage)) await submit(sender, { message });
  const found = async (search: string) =>
    (await list({ search })).body.inquiries.filter(({ name }) => name === sender).map(({ message }) => message);
  for (const [message, terms] of Object.entries(termsByMessage))
    for (const term of terms) expect([term, await found(term)]).toEqual([term, [message]]);
  for (const term of ['5__5', '10%sure', 'koln grusse']) expect([term, await found(term)]).toEqual([term, []]);
});

test('GET /inquiries excludes spam unless status=spam', async () => {
  const name = unique('Spammer');
  await submit(name, { website: 'filled' });
  expect((await list({ search: name })).body.inquiries).toEqual([]);
  expect((await list({ search: name, status: 'spam' })).body.inquiries).toHaveLength(1);
});

test('GET /inquiries filters by kind and status', async () => {
  const { name } = await makeInquiry();
  expect((await list({ search: name, kind: 'contact', status: 'new' })).body.inquiries).toHaveLength(1);
  expect((await list({ search: name, kind: 'private-event' })).body.inquiries).toEqual([]);
  expect((await list({ search: name, status: 'answered' })).body.inquiries).toEqual([]);
});

test('GET /inquiries/{id} returns an inquiry of any status, spam included', async () => {
  const inquiry = await makeInquiry();
  await moderator.put(`/inquiries/${inquiry._id}`, { status: 'spam' });
  const { status, body } = await moderator.get(`/inquiries/${inquiry._id}`);
  const { updatedAt } = body.inquiry;
  expect([status, body]).toEqual([200, { success: true, inquiry: { ...inquiry, status: 'spam', updatedAt } }]);
});

test('PUT /inquiries/{id} changes only the status', async () => {
  const inquiry = await makeInquiry();
  const changes = { status: 'answered', name: 'Another name', updatedAt: inquiry.updatedAt };
  await expectResponse(moderator.put(`/inquiries/${inquiry._id}`, changes), 200, {
    success: true,
    inquiry: { ...inquiry, status: 'answered', updatedAt: expect.any(String) },
  });
});

test('PUT /inquiries/{id}: the second of two updates of the same version returns 409', async () => {
  const { _id, updatedAt } = await makeInquiry();
  const responses = await Promise.all(
    ['answered', 'archived'].map((status) => admin.put(`/inquiries/${_id}`, { status, updatedAt })),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('DELETE /inquiries/{id} deletes the inquiry; the second of two concurrent deletes returns 404', async () => {
  const { _id, name } = await makeInquiry();
  const responses = await Promise.all([1, 2].map(() => moderator.delete(`/inquiries/${_id}`)));
  expect(responses.map(({ status, body }) => [status, body.message]).sort()).toEqual([
    [200, 'Inquiry deleted successfully'],
    [404, 'Inquiry not found'],
  ]);
  expect((await list({ search: name })).body.inquiries).toEqual([]);
});

test('GET /inquiries/export/csv exports the matching inquiries and escapes formulas', async () => {
  const { name, email, createdAt } = await makeInquiry({ message: '=HYPERLINK("https://evil.example"), and\nmore' });
  const query = new URLSearchParams({ search: name, kind: 'contact' });
  const { status, headers, text } = await admin.get(`/inquiries/export/csv?${query}`);
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="inquiries-\d{4}-\d\d-\d\d\.csv"$/);
  expect(text).toBe(
    '\uFEFFKind,Status,Name,Email,Phone,Message,Details,Received\r\n' +
      `contact,new,${name},${email},,"'=HYPERLINK(""https://evil.example""), and\nmore",Subject: Tours,${createdAt}\r\n`,
  );
});

const privateEventForm = (overrides: object = {}) =>
  contactForm({ phone: '530 555 0190', subject: undefined, eventType: 'corporate-event', ...overrides });

const submitForm = (form: string, body: object) => visitor().post(`/contact/${form}`, body);

const findInquiries = async (email: string) => {
  const columns = 'kind, inquiry_status as status, name, phone, message, details';
  const rows = await queryRows(`select ${columns} from inquiries where email = ?`, [email]);
  return rows.map((row) => ({
    ...row,
    details: typeof row['details'] === 'string' ? JSON.parse(row['details']) : row['details'],
  }));
};

const thanks = 'Thank you for your message! We will get back to you soon.';

test('a contact message and its two emails are stored before the response', async () => {
  const body = contactForm({ email: ` ${uniqueEmail().toUpperCase()}`, message: ' Line one.\nLine two. ' });
  await expectSuccess(submitForm('submit', body), 201, thanks);
  const email = body.email.trim().toLowerCase();
  const sender = { name: 'Priya Raman', phone: '(916) 555-0142' };
  const text = { message: 'Line one.\nLine two.', details: { subject: 'Tours' } };
  expect(await findInquiries(email)).toEqual([{ kind: 'contact', status: 'new', ...sender, ...text }]);
  expect(await countMails(email)).toBe(2);
});

const findConfirmation = async (email: string) =>
  (await queryRows('select subject, text, html from outgoing_mails where "to" = ?', [email]))[0];

test('the confirmation has the logo and repeats what was asked', async () => {
  const body = shippingForm({ beerSelections: '2 cases of Low Water' });
  expect((await submitForm('shipping-order', body)).status).toBe(201);
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
  expect((await submitForm('shipping-order', body)).status).toBe(201);
  const confirmation = await findConfirmation(body.email);
  expect(confirmation).toMatchObject({ text: expect.stringContaining('Quantity: One case') });
  for (const text of ['Beer selections', 'Free beer for all', body.name, 'Ankeny'])
    expect(confirmation).not.toMatchObject({ text: expect.stringContaining(text) });
});

test('an e-mail address gets at most five confirmations a day from any IP address; the brewery gets every message', async () => {
  const email = uniqueEmail();
  const tagged = email.replace('@', '+tag@');
  for (let count = 0; count < 7; count += 1) {
    expect((await submitForm('submit', contactForm({ email: count % 2 ? email : tagged }))).status).toBe(201);
  }
  const count = async (column: string) =>
    (await queryRows(`select id from outgoing_mails where ${column} in (?, ?)`, [email, tagged])).length;
  expect([await count('"to"'), await count('reply_to')]).toEqual([5, 7]);
});

const event = { eventType: 'corporate-event', eventDate: dayFromToday(30) };

test.each<[string, object, string, object]>([
  [
    'private-event',
    privateEventForm({ ...event, taproom: ' Folsom ', guestCount: 80 }),
    'Thank you for your private event inquiry! We will contact you within 24 hours to discuss your event.',
    { phone: '(530) 555-0190', details: { ...event, taproom: 'Folsom', guestCount: '80' } },
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
  await expectSuccess(submitForm(kind, body), 201, message);
  expect(await findInquiries(body.email)).toEqual([expect.objectContaining({ kind, status: 'new', ...stored })]);
});

test('a filled honeypot returns 201, stores spam and sends no email', async () => {
  const body = contactForm({ website: 'https://spam.example' });
  await expectSuccess(submitForm('submit', body), 201, thanks);
  expect(await findInquiries(body.email)).toMatchObject([{ status: 'spam' }]);
  expect(await countMails(body.email)).toBe(0);
});

test('limits one IP address to five submissions a minute across all forms and the newsletter', async () => {
  const sender = createClient({ ip: randomIp() });
  const forms = ['submit', 'private-event', 'shipping-order', 'submit'];
  const subscribe = () => sender.post('/newsletter/subscribe', { email: uniqueEmail() });
  const bodies = { submit: contactForm, 'private-event': privateEventForm, 'shipping-order': shippingForm };
  for (const form of forms) {
    expect((await sender.post(`/contact/${form}`, bodies[form as keyof typeof bodies]())).status).toBe(201);
  }
  expect((await subscribe()).status).toBe(201);
  const before = await countRows('inquiries');
  const { status, body, headers } = await sender.post('/contact/submit', contactForm());
  expect([status, body]).toEqual([429, failure('rate-limited', 'Too many requests. Please try again later.')]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect(await countRows('inquiries')).toBe(before);
  expect((await subscribe()).status).toBe(429);
  expect((await sender.post('/contact/submit', {})).status, 'invalid requests do not count').toBe(400);
});

test('limits one IP address to sixty attempts a minute', async () => {
  const sender = createClient({ ip: randomIp() });
  const responses = await Promise.all(Array.from({ length: 61 }, () => sender.post('/contact/submit', {})));
  const statuses = responses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});
