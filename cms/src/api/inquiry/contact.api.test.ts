import { describe, expect, test } from 'vitest';
import { pacificToday } from '#domain/time/pacific';
import { addDays } from '#domain/time/plain-date';
import { randomIp, client, visitor } from '../../../test/client';
import { uniqueEmail } from '../../../test/factories';
import { countRows, queryRows } from '../../../test/stored-data';

const fixFirst = 'Please fix the errors below before submitting.';
const today = () => pacificToday(new Date());

const contact = (overrides: object = {}) => ({
  name: 'Priya Raman',
  email: uniqueEmail(),
  phone: '(916) 555-0142',
  subject: 'Tours',
  message: 'Do you run brewhouse tours?',
  ...overrides,
});

const party = (overrides: object = {}) => ({
  name: 'Marcus Bell',
  email: uniqueEmail(),
  phone: '530 555 0190',
  message: 'A retirement party for eighty.',
  eventType: 'corporate-event',
  ...overrides,
});

const order = (overrides: object = {}) => ({
  name: 'Tessa Nguyen',
  email: uniqueEmail(),
  phone: '503-555-0178',
  address: '2418 SE Ankeny St, Portland, OR 97214',
  beerSelections: 'Gold Rush Haze',
  quantity: 'One case',
  preferredDate: addDays(today(), 3),
  message: '',
  ...overrides,
});

const send = (form: string, body: object) => visitor().post(`/contact/${form}`, body);

const stored = async (email: string) =>
  (await queryRows('select kind, status, name, phone, message, details from inquiries where email = ?', [email])).map(
    ({ details, ...inquiry }) => ({ ...inquiry, details: typeof details === 'string' ? JSON.parse(details) : details }),
  );

const mailsAbout = async (email: string) =>
  (await queryRows('select "to" from outgoing_mails where "to" = ? or reply_to = ?', [email, email])).length;

test('a message is stored with its two mails before it is answered', async () => {
  const body = contact({ email: ` ${uniqueEmail().toUpperCase()}`, message: ' Line one.\nLine two. ' });
  const answer = await send('submit', body);
  expect([answer.status, answer.body]).toEqual([
    201,
    { success: true, message: 'Thank you for your message! We will get back to you soon.' },
  ]);
  const email = body.email.trim().toLowerCase();
  expect(await stored(email)).toEqual([
    {
      kind: 'contact',
      status: 'new',
      name: 'Priya Raman',
      phone: '(916) 555-0142',
      message: 'Line one.\nLine two.',
      details: { subject: 'Tours' },
    },
  ]);
  expect(await mailsAbout(email)).toBe(2);
});

test('a private event is stored with its kind', async () => {
  const body = party();
  const answer = await send('private-event', body);
  expect([answer.status, answer.body]).toEqual([
    201,
    {
      success: true,
      message: 'Thank you for your private event inquiry! We will contact you within 24 hours to discuss your event.',
    },
  ]);
  expect(await stored(body.email)).toMatchObject([
    { kind: 'private-event', phone: '(530) 555-0190', details: { eventType: 'corporate-event' } },
  ]);
});

test.each([undefined, null, '', ' '])('the event type %j is general', async (eventType) => {
  const body = party({ eventType });
  expect((await send('private-event', body)).status).toBe(201);
  expect(await stored(body.email)).toMatchObject([{ details: { eventType: 'general' } }]);
});

test('a shipping order is stored with all its fields', async () => {
  const body = order();
  const answer = await send('shipping-order', body);
  expect([answer.status, answer.body]).toEqual([
    201,
    {
      success: true,
      message:
        'Thank you for your shipping order! We will contact you within 24 hours with availability and pricing details.',
    },
  ]);
  expect(await stored(body.email)).toEqual([
    {
      kind: 'shipping-order',
      status: 'new',
      name: 'Tessa Nguyen',
      phone: '(503) 555-0178',
      message: null,
      details: {
        address: body.address,
        beerSelections: 'Gold Rush Haze',
        quantity: 'One case',
        preferredDate: body.preferredDate,
      },
    },
  ]);
});

describe('every wrong field is named at once, in form order', () => {
  const refused = async (form: string, body: object) => {
    const { status, body: answer } = await send(form, body);
    expect(status).toBe(400);
    expect(answer).toMatchObject({ success: false, code: 'invalid-input', message: fixFirst });
    return (answer as { errors: { path: string; msg: string }[] }).errors.map(({ path, msg }) => [path, msg]);
  };

  test('contact, empty', async () => {
    expect(await refused('submit', {})).toEqual([
      ['name', 'Name must be at least 2 characters long'],
      ['email', 'Email is required'],
      ['subject', 'Subject is required'],
      ['message', 'Message must be at least 10 characters long'],
    ]);
  });

  test('contact, wrong', async () => {
    const wrong = { name: ' a ', email: 'a@b', phone: '555', subject: 'Gossip', message: 'too short' };
    expect(await refused('submit', wrong)).toEqual([
      ['name', 'Name must be at least 2 characters long'],
      ['email', 'Please provide a valid email address'],
      ['phone', 'Phone number must be 10 digits long'],
      ['subject', 'Please choose a valid subject'],
      ['message', 'Message must be at least 10 characters long'],
    ]);
  });

  test('private event', async () => {
    expect(await refused('private-event', { eventType: 'Big Party!', phone: '1' })).toEqual([
      ['name', 'Name must be at least 2 characters long'],
      ['email', 'Email is required'],
      ['phone', 'Phone number must be 10 digits long'],
      ['message', 'Message must be at least 10 characters long'],
      ['eventType', 'Please choose a valid event type'],
    ]);
  });

  test('shipping order', async () => {
    const wrong = { phone: '15035550178', preferredDate: addDays(today(), -1), message: 'x'.repeat(1001) };
    expect(await refused('shipping-order', wrong)).toEqual([
      ['name', 'Name must be at least 2 characters long'],
      ['email', 'Please provide a valid email address'],
      ['phone', 'Phone number must be exactly 10 digits'],
      ['address', 'Please provide a complete delivery address'],
      ['beerSelections', 'Please specify your beer preferences'],
      ['quantity', 'Please specify quantity desired'],
      ['preferredDate', 'Please choose a date from today on'],
      ['message', 'Message is too long (maximum 1000 characters)'],
    ]);
  });

  test.each([
    ['name', 101],
    ['message', 5001],
  ])('%s of %i characters is too long', async (field, length) => {
    const [[path, msg] = []] = await refused('submit', contact({ [field]: 'x'.repeat(length) }));
    expect(path).toBe(field);
    expect(msg).toMatch(/too long/);
  });
});

test('a filled honeypot is thanked, kept as spam and never mailed', async () => {
  const body = contact({ website: 'https://spam.example' });
  const { status, body: answer } = await send('submit', body);
  expect([status, answer]).toEqual([
    201,
    { success: true, message: 'Thank you for your message! We will get back to you soon.' },
  ]);
  expect(await stored(body.email)).toMatchObject([{ status: 'spam' }]);
  expect(await mailsAbout(body.email)).toBe(0);
});

test('five a minute from one address, whatever the form; the sixth is not stored', async () => {
  const one = client({ address: randomIp() });
  const forms = ['submit', 'private-event', 'shipping-order', 'submit', 'private-event'];
  const bodies = { submit: contact, 'private-event': party, 'shipping-order': order };
  for (const form of forms) {
    expect((await one.post(`/contact/${form}`, bodies[form as keyof typeof bodies]())).status).toBe(201);
  }
  const before = await countRows('inquiries');
  const { status, body, headers } = await one.post('/contact/submit', contact());
  expect([status, body]).toEqual([
    429,
    { success: false, code: 'rate-limited', message: 'Too many requests. Please try again later.' },
  ]);
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect(await countRows('inquiries')).toBe(before);
});

test('sixty attempts a minute in all', async () => {
  const one = client({ address: randomIp() });
  const answers = await Promise.all(Array.from({ length: 61 }, () => one.post('/contact/submit', {})));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test('emoji, right-to-left letters and markup are kept as they are; NUL is dropped', async () => {
  const message = 'שלום 🍺 <script>alert(1)</script> %_\'";--';
  const body = contact({ message: `${message}\u0000`, name: '__proto__' });
  expect((await send('submit', body)).status).toBe(201);
  expect(await stored(body.email)).toMatchObject([{ message, name: '__proto__' }]);
});

test.each([
  ['arrays for text', { name: ['a', 'b'], message: [['x']] }],
  ['objects for text', { email: { $gt: '' } }],
  ['a megabyte', { message: 'x'.repeat(1024 * 1024) }],
])('%s are refused', async (_what, wrong) => {
  expect((await send('submit', contact(wrong))).status).toBe(400);
});

test('a key __proto__ is refused before anything is made of it', async () => {
  const body = JSON.stringify(contact()).replace('{', '{"__proto__":{"status":"answered"},"constructor":1,');
  const { status } = await visitor().send('POST', '/contact/submit', {
    body,
    headers: { 'Content-Type': 'application/json' },
  });
  expect(status).toBe(400);
});

test('a form that is no JSON is refused', async () => {
  const { status } = await visitor().send('POST', '/contact/submit', {
    body: 'name=x',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  expect(status).toBe(415);
});
