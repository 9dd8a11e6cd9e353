import { inject } from 'vitest';
import type { NewsletterStats, Subscriber } from '#domain/subscriber/schema';
import {
  admin,
  failure,
  logIn,
  moderator,
  visitor,
  expectResponse,
  expectFailure,
  expectSuccess,
} from '../../../test/client';
import { uniqueEmail } from '../../../test/factories';
import { addInPanel } from '../../../test/panel';
import { staffEmail } from '../../../test/accounts';
import { queryRows } from '../../../test/stored-data';
import { mailsTo } from '../../../test/users';

type List = { data: { subscribers: Subscriber[]; pagination: object } };
type Stats = { data: NewsletterStats };

const subscribed = { success: true, message: 'Thank you for subscribing to our newsletter!' };
const invalid = 'Please enter a valid email address';
const invalidEmail = failure('invalid-input', invalid, [{ path: 'email', msg: invalid }]);

const subscribe = (email: unknown, source?: unknown) => visitor().post('/newsletter/subscribe', { email, source });

const findRows = async (email: string) => {
  const rows = await queryRows('select * from subscribers where email = ?', [email]);
  return rows.map((row) => ({
    email: row['email'],
    source: row['source'],
    isActive: Boolean(row['is_active']),
    token: String(row['unsubscribe_token']),
  }));
};

const tokenOf = async (email: string) => (await findRows(email))[0]?.token ?? '';

const countEmails = async (email: string) => (await mailsTo(email)).length;

async function findSubscriberPath(email: string): Promise<string> {
  const { body } = await admin.get<List>('/newsletter/subscribers?limit=100');
  const subscriber = body.data.subscribers.find((listed) => listed.email === email);
  return `/newsletter/subscriber/${subscriber?._id}`;
}

test('POST /newsletter/subscribe stores the e-mail in lowercase and queues a welcome email', async () => {
  const email = uniqueEmail();
  await expectResponse(subscribe(`  ${email.toUpperCase()} `, 'events'), 201, subscribed);
  expect(await findRows(email)).toEqual([
    { email, source: 'events', isActive: true, token: expect.stringMatching(/^[\w-]{32}$/) },
  ]);
  expect(await countEmails(email)).toBe(1);
});

test('an existing subscriber gets the same response and stays unchanged', async () => {
  const email = uniqueEmail();
  await subscribe(email, 'events');
  await expectResponse(subscribe(email, 'website'), 201, subscribed);
  expect(await findRows(email)).toMatchObject([{ source: 'events', isActive: true }]);
  expect(await countEmails(email)).toBe(1);
});

test('the time of the response does not tell whether the address was known', async () => {
  const time = async (email: string) => {
    const startedAt = performance.now();
    expect((await subscribe(email)).status).toBe(201);
    return performance.now() - startedAt;
  };
  const times: { known: number; added: number }[] = [];
  for (let round = 0; round < 5; round += 1) {
    const email = uniqueEmail();
    times.push({ added: await time(email), known: await time(email) });
  }
  const fastest = (name: 'known' | 'added') => Math.min(...times.map((each) => each[name]));
  expect(fastest('known') / fastest('added')).toBeGreaterThan(0.95);
});

test('POST /newsletter/subscribe records when and where the subscriber agreed, and to which text', async () => {
  const [website, taproom] = [uniqueEmail(), uniqueEmail()];
  const start = Date.now();
  await subscribe(website, 'website');
  await subscribe(taproom, 'taproom');
  const consentOf = async (email: string) =>
    (await queryRows('select consent_at, consent_page, consent_text from subscribers where email = ?', [email]))[0];
  const { consent_at, ...consent } = (await consentOf(website)) ?? {};
  expect(consent).toEqual({ consent_page: '/', consent_text: expect.stringMatching(/\S+\n\S+/) });
  expect(new Date(consent_at as string).getTime()).toBeGreaterThanOrEqual(start - 1000);
  expect(await consentOf(taproom)).toMatchObject({ consent_page: null, consent_text: null });
});

test('unsubscribing records its time once; subscribing again reactivates', async () => {
  const email = uniqueEmail();
  await subscribe(email);
  const readTime = async () =>
    (await queryRows('select unsubscribed_at from subscribers where email = ?', [email]))[0]?.['unsubscribed_at'];
  expect(await readTime()).toBeNull();
  const unsubscribe = async () => visitor().post(`/newsletter/unsubscribe?token=${await tokenOf(email)}`);
  await unsubscribe();
  const first = await readTime();
  expect([first, await findRows(email)]).toMatchObject([expect.anything(), [{ isActive: false }]]);
  await unsubscribe();
  expect(await readTime()).toEqual(first);
  expect((await subscribe(email, 'taproom')).body).toEqual(subscribed);
  expect([await readTime(), await findRows(email)]).toMatchObject([null, [{ isActive: true, source: 'taproom' }]]);
  expect(await countEmails(email)).toBe(2);
});

test('ten concurrent requests create one subscriber and one email', async () => {
  const email = uniqueEmail();
  const responses = await Promise.all(Array.from({ length: 10 }, () => subscribe(email)));
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
  expect(await findRows(email)).toHaveLength(1);
  expect(await countEmails(email)).toBe(1);
});

test('POST /newsletter/subscribe returns 400 for an invalid e-mail address', async () => {
  await expectResponse(subscribe('a@b'), 400, invalidEmail);
});

test('a filled honeypot returns 201 and stores nothing', async () => {
  const email = uniqueEmail();
  const spam = { email, website: 'https://spam.example' };
  await expectResponse(visitor().post('/newsletter/subscribe', spam), 201, subscribed);
  expect(await findRows(email)).toEqual([]);
});

test('GET /newsletter/unsubscribe changes nothing: a browser gets the page, others the masked e-mail', async () => {
  const email = uniqueEmail();
  await subscribe(email);
  const path = `/newsletter/unsubscribe?token=${await tokenOf(email)}`;
  for (const [Accept, expected] of [
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 302],
    ['text/html', 302],
    ['application/json, text/plain, */*', 200],
    ['*/*', 200],
  ] as const) {
    const { status, body, headers } = await visitor().get(path, { headers: { Accept } });
    expect([status, headers.get('vary')]).toEqual([expected, expect.stringContaining('Accept')]);
    const target = headers.get('location')?.replace(/^https?:\/\/[^/]+/, '');
    const page = { success: true, email: `${email[0]}…@example.com` };
    expect([target, expected === 200 ? body : null]).toEqual(expected === 302 ? [path, null] : [undefined, page]);
  }
  expect(await findRows(email)).toMatchObject([{ isActive: true }]);
});

test.each([
  ['the one-click form of mail clients', 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
  ['invalid JSON', '{', 'application/json'],
  ['no body', undefined, undefined],
])('POST /newsletter/unsubscribe unsubscribes with %s', async (_case, body, type) => {
  const email = uniqueEmail();
  await subscribe(email);
  const init = { ...(body !== undefined && { body }), ...(type && { headers: { 'Content-Type': type } }) };
  const unsubscribed = visitor().send('POST', `/newsletter/unsubscribe?token=${await tokenOf(email)}`, init);
  await expectSuccess(unsubscribed, 200, 'You have been unsubscribed from our newsletter.');
  expect(await findRows(email)).toMatchObject([{ isActive: false }]);
});

test.each(['', '?token=', '?token=nope', '?token=%00', '?token[]=x', '?token=null', `?token=${'x'.repeat(5000)}`])(
  '/newsletter/unsubscribe returns 404 for the query "%s"',
  async (query) => {
    const notFound = failure('not-found', 'Subscriber not found');
    for (const method of ['GET', 'POST'])
      await expectResponse(visitor().send(method, `/newsletter/unsubscribe${query}`), 404, notFound);
  },
);

test('staff list subscribers newest first, filtered by active', async () => {
  const [inactive, active] = [uniqueEmail(), uniqueEmail()];
  await subscribe(inactive, 'events');
  await subscribe(active);
  await visitor().post(`/newsletter/unsubscribe?token=${await tokenOf(inactive)}`);
  const { body } = await moderator.get<List>('/newsletter/subscribers?limit=2');
  const generated = { _id: expect.any(String), subscribedAt: expect.stringMatching(/^\d{4}-.*Z$/) };
  expect(body.data.subscribers).toEqual([
    { ...generated, email: active, source: 'website', isActive: true },
    { ...generated, email: inactive, source: 'events', isActive: false },
  ]);
  expect(body.data.pagination).toMatchObject({ page: 1, limit: 2 });
  const activeOnly = await moderator.get<List>('/newsletter/subscribers?active=true&limit=100');
  expect(activeOnly.body.data.subscribers.every(({ isActive }) => isActive)).toBe(true);
  const inactiveOnly = await moderator.get<List>('/newsletter/subscribers?active=false&limit=100');
  expect(inactiveOnly.body.data.subscribers.map(({ email }) => email)).toContain(inactive);
});

test('GET /newsletter/stats counts subscribers by state and source', async () => {
  const before = (await admin.get<Stats>('/newsletter/stats')).body.data;
  const inactive = uniqueEmail();
  await subscribe(inactive, 'taproom');
  await subscribe(uniqueEmail(), 'taproom');
  await visitor().post(`/newsletter/unsubscribe?token=${await tokenOf(inactive)}`);
  const { body } = await admin.get<Stats>('/newsletter/stats');
  const taproom = (stats: NewsletterStats) => stats.bySource.find(({ _id }) => _id === 'taproom')?.count ?? 0;
  expect(body.data).toEqual({
    totalSubscribers: before.totalSubscribers + 1,
    recentSubscriptions: before.recentSubscriptions + 1,
    totalAll: before.totalAll + 2,
    totalInactive: before.totalInactive + 1,
    bySource: expect.arrayContaining([{ _id: 'taproom', count: taproom(before) + 1 }]),
  });
});

test('the CSV export has escaped formulas', async () => {
  const email = `=cmd.${uniqueEmail()}`;
  await subscribe(email, 'events');
  const { status, headers, text } = await admin.get('/newsletter/export/csv?active=true');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  const fileName = /^attachment; filename="newsletter-subscribers-\d{4}-\d\d-\d\d\.csv"$/;
  expect(headers.get('content-disposition')).toMatch(fileName);
  expect(text.startsWith('\uFEFFEmail,Source,Subscribed,Status\r\n')).toBe(true);
  expect(text).toMatch(new RegExp(`^'${email},events,\\d{4}-\\d\\d-\\d\\dT[^,]*Z,Active\r$`, 'm'));
  expect(text).not.toContain('Inactive');
});

test('an export contains all remaining subscribers, even if others are deleted during it', async () => {
  await subscribe(uniqueEmail());
  await queryRows(
    `insert into subscribers (document_id, email, source, subscribed_at, is_active)
       with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < 20000)
       select 'export-' || number, number || '@export.example', 'other', (select max(subscribed_at) from subscribers), false
       from numbers`,
  );
  const exportRows = "email like '%@export.example'";
  try {
    // A client of the API would read the file before others are deleted.
    const headers = { Authorization: `Bearer ${await logIn()}` };
    const file = await fetch(`${inject('api').url}/api/newsletter/export/csv?active=false`, { headers });
    await queryRows(`delete from subscribers where ${exportRows} and email like '%00@%'`);
    const exported = new Set((await file.text()).split('\r\n').map((line) => line.split(',')[0]));
    const rows = await queryRows(`select email from subscribers where ${exportRows}`);
    const remaining = rows.map(({ email }) => String(email));
    expect(remaining).toHaveLength(19_800);
    expect(remaining.filter((email) => !exported.has(email))).toEqual([]);
  } finally {
    await queryRows(`delete from subscribers where ${exportRows}`);
  }
});

test('subscribing matches an e-mail created in the panel in any case', async () => {
  const email = uniqueEmail();
  const added = { email: email.toUpperCase(), source: 'taproom', isActive: true };
  await addInPanel('api::subscriber.subscriber', { ...added, subscribedAt: new Date().toISOString() });
  expect((await subscribe(email)).status).toBe(201);
  expect(await findRows(email)).toHaveLength(1);
  expect(await findRows(email.toUpperCase())).toEqual([]);
});

test('a search finds subscribers by a part of their e-mail address, in list and CSV', async () => {
  const email = uniqueEmail();
  await subscribe(email);
  const search = email.slice(1).toUpperCase();
  const { body } = await admin.get<List>(`/newsletter/subscribers?search=${search}`);
  expect(body.data.subscribers.map((subscriber) => subscriber.email)).toEqual([email]);
  const { text } = await admin.get(`/newsletter/export/csv?search=${search}`);
  expect(text.trim().split('\r\n')).toHaveLength(2);
});

test('staff add a person who asked for it; a second time is 409 at the email', async () => {
  const email = uniqueEmail();
  const add = admin.post('/newsletter/subscribers', { email: email.toUpperCase() });
  await expectSuccess(add, 201, `${email} is subscribed`);
  expect(await findRows(email)).toMatchObject([{ source: 'taproom', isActive: true }]);
  const [consent] = await queryRows('select consent_text from subscribers where email = ?', [email]);
  expect(consent?.['consent_text']).toMatch(new RegExp(`^Added by .+ \\(${staffEmail.admin}\\)$`));
  expect(await countEmails(email)).toBe(1);

  const msg = 'This address is already subscribed';
  const again = admin.post('/newsletter/subscribers', { email });
  await expectFailure(again, 409, 'email-taken', msg, [{ path: 'email', msg }]);
  expect((await admin.post('/newsletter/subscribers', { email: 'x' })).body).toEqual(invalidEmail);
});

test('staff unsubscribe a person, and undo it', async () => {
  const email = uniqueEmail();
  await subscribe(email);
  const path = await findSubscriberPath(email);
  await expectSuccess(admin.put(path, { isActive: false }), 200, `${email} is unsubscribed`);
  expect(await findRows(email)).toMatchObject([{ isActive: false }]);
  const { body: log } = await admin.get<{ entries: { fields: string[] }[] }>('/audit-log?area=subscribers');
  expect(log.entries[0]?.fields).toEqual(['subscription']);
  await admin.put(path, { isActive: true });
  expect(await findRows(email)).toMatchObject([{ isActive: true }]);
  expect((await admin.put(path, {})).status).toBe(400);
  expect((await admin.put('/newsletter/subscriber/none', { isActive: true })).status).toBe(404);
  expect(await countEmails(email)).toBe(1);
});

test('of three concurrent deletes, one deletes the subscriber, the others return 404', async () => {
  const email = uniqueEmail();
  await subscribe(email);
  const path = await findSubscriberPath(email);
  const responses = await Promise.all([admin.delete(path), admin.delete(path), admin.delete(path)]);
  const [deleted, ...others] = responses.map(({ status, body }) => `${status} ${body.message}`).sort();
  expect(deleted).toBe('200 Subscriber deleted successfully');
  expect(others).toEqual(Array(2).fill('404 Subscriber not found'));
  expect(await findRows(email)).toEqual([]);
});
