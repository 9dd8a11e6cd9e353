import { signInAt, visitor, expectResponse, expectFailure, expectSuccess, expectInvalid } from '../../../test/client';
import { uniqueEmail } from '../../../test/factories';
import { publicUrl, serverWithMail } from '../../../test/mail';
import { queryRows } from '../../../test/stored-data';
import { waitFor } from '../../../test/wait-for';

const hourMs = 3_600_000;

const { server, waitForEmails } = await serverWithMail();

const subscribe = (email: string, source = 'website') =>
  visitor(server.url).post('/newsletter/subscribe', { email, source });

const confirm = (token: string) => visitor(server.url).post('/newsletter/confirm', { token });

const findPending = async (email: string) =>
  (await queryRows('select * from pending_subscriptions where email = ?', [email], server))[0];

const pendingToken = async (email: string) => String((await findPending(email))?.['token']);

const changePending = (email: string, column: 'sent_at' | 'expires_at', ageMs: number) => {
  const values = [String(Date.now() - ageMs), email];
  return queryRows(`update pending_subscriptions set ${column} = ? where email = ?`, values, server);
};

const findSubscriber = async (email: string) =>
  (await queryRows('select * from subscribers where email = ?', [email], server))[0];

const tokenIn = (email = '') => email.split(`${publicUrl}/newsletter/confirm#token=`)[1]?.match(/^[\w-]+/)?.[0] ?? '';

const queuedEmails = (address: string) => queryRows('select id from outgoing_mails where "to" = ?', [address], server);

test('a sign-up is no subscription before it is confirmed by the link in the email', async () => {
  const email = uniqueEmail();
  await expectResponse(subscribe(email, 'events'), 201, {
    success: true,
    message: 'Please check your email, and follow the link in it to confirm your subscription.',
    needsConfirmation: true,
  });
  expect(await findSubscriber(email)).toBeUndefined();
  expect(await queuedEmails(email), 'before the response, so that a crash loses none').toHaveLength(1);
  const [request] = await waitForEmails(email, 1);
  expect(request).toContain('Please confirm your subscription');
  expect(tokenIn(request)).toBe((await findPending(email))?.['token']);
  await waitFor(async () => {
    const [sent] = await queryRows('select state, text, html from outgoing_mails where "to" = ?', [email], server);
    const withoutLink = expect.stringContaining('#token=(removed)');
    expect(sent).toEqual({ state: 'sent', text: withoutLink, html: withoutLink });
  });

  await expectSuccess(confirm(tokenIn(request)), 200, 'Thank you for subscribing to our newsletter!');
  const { consent_at, confirmed_at, ...subscriber } = (await findSubscriber(email)) ?? {};
  expect(subscriber).toMatchObject({ source: 'events', consent_page: '/events' });
  expect(String(subscriber['consent_text'])).toMatch(/\S/);
  expect(Number(new Date(confirmed_at as number))).toBeGreaterThanOrEqual(Number(new Date(consent_at as number)));
  expect(await findPending(email)).toBeUndefined();
  expect((await waitForEmails(email, 2))[1]).toContain('List-Unsubscribe');
});

test('an active subscriber gets the same response and the same email, whose link changes nothing', async () => {
  const email = uniqueEmail();
  const first = await subscribe(email);
  await confirm(tokenIn((await waitForEmails(email, 1))[0]));
  await waitForEmails(email, 2);
  const subscriber = await findSubscriber(email);
  await expectResponse(subscribe(email), first.status, first.body);
  const request = (await waitForEmails(email, 3))[2];
  expect(request).toContain('Please confirm your subscription');
  expect((await confirm(tokenIn(request))).status).toBe(200);
  expect(await findSubscriber(email)).toEqual(subscriber);
});

test('a person whom staff add gets the link, too', async () => {
  const email = uniqueEmail();
  const { status, body } = await (await signInAt(server.url)).post('/newsletter/subscribers', { email });
  const message = `${email} gets a link to confirm the subscription`;
  expect([status, body]).toEqual([201, { success: true, message, needsConfirmation: true }]);
  const token = tokenIn((await waitForEmails(email, 1))[0]);
  expect((await confirm(token)).status).toBe(200);
  expect(await findSubscriber(email)).toMatchObject({ source: 'taproom' });
});

test('another request within ten minutes sends no second email', async () => {
  const email = uniqueEmail();
  await Promise.all([subscribe(email), subscribe(email), subscribe(email)]);
  expect(await queuedEmails(email)).toHaveLength(1);
});

test('a request after ten minutes sends the same link again, at most five times a day', async () => {
  const email = uniqueEmail();
  for (let count = 0; count < 7; count += 1) {
    expect((await subscribe(email)).status).toBe(201);
    await changePending(email, 'sent_at', hourMs);
  }
  const emails = await waitForEmails(email, 5);
  expect(new Set(emails.map(tokenIn))).toEqual(new Set([(await findPending(email))?.['token']]));
  expect(await queuedEmails(email)).toHaveLength(5);
});

test('a link works once', async () => {
  const email = uniqueEmail();
  await subscribe(email);
  const token = await pendingToken(email);
  expect((await Promise.all([confirm(token), confirm(token)])).map(({ status }) => status).sort()).toEqual([200, 404]);
});

test('a link that has expired returns 404, and a job deletes its data', async () => {
  const email = uniqueEmail();
  await subscribe(email);
  const token = await pendingToken(email);
  await changePending(email, 'expires_at', 1);
  await expectFailure(confirm(token), 404, 'not-found', 'Subscription not found');
  await server.runJobs();
  expect(await findPending(email)).toBeUndefined();
});

test.each(['nope', '\u0000', 'x'.repeat(500)])('a link with the token %j returns 404', async (token) => {
  expect((await confirm(token)).status).toBe(404);
});

test.each([undefined, '', 7, 'x'.repeat(501)])('a link with the token %j returns 400', async (token) => {
  const error = { path: 'token', msg: expect.any(String) };
  await expectInvalid(visitor(server.url).post('/newsletter/confirm', { token }), error);
});

test('an unsubscribed subscriber is active again only after confirming', async () => {
  const email = uniqueEmail();
  await subscribe(email);
  await confirm(await pendingToken(email));
  const { unsubscribe_token } = (await findSubscriber(email)) ?? {};
  await visitor(server.url).post(`/newsletter/unsubscribe?token=${String(unsubscribe_token)}`);
  await subscribe(email);
  expect(Boolean((await findSubscriber(email))?.['is_active'])).toBe(false);
  await confirm(await pendingToken(email));
  expect(Boolean((await findSubscriber(email))?.['is_active'])).toBe(true);
});

const path = '/site/settings';
type SettingsBody = { settings: { newsletterDoubleOptIn: boolean | null; newsletterDoubleOptInDefault: boolean } };

const readPolicy = async () => (await visitor(server.url).get('/pages/privacy-policy')).text;
const atOnce = 'You are subscribed as soon as you send the form';
const afterConfirming = 'You are subscribed only after you have confirmed it';

test('the site setting overrides NEWSLETTER_DOUBLE_OPT_IN at once, also in the privacy policy; null restores it', async () => {
  const admin = await signInAt(server.url);
  const save = async (newsletterDoubleOptIn: boolean | null) =>
    (await admin.put<SettingsBody>(path, { newsletterDoubleOptIn })).body.settings;
  const before = (await admin.get<SettingsBody>(path)).body.settings;
  expect(before).toMatchObject({ newsletterDoubleOptIn: null, newsletterDoubleOptInDefault: true });
  expect(await readPolicy()).toContain(afterConfirming);

  expect(await save(false)).toMatchObject({ newsletterDoubleOptIn: false, newsletterDoubleOptInDefault: true });
  const email = uniqueEmail();
  await expectSuccess(subscribe(email), 201, 'Thank you for subscribing to our newsletter!');
  expect(Boolean((await findSubscriber(email))?.['is_active'])).toBe(true);
  expect(await readPolicy()).toContain(atOnce);

  expect(await save(null)).toMatchObject({ newsletterDoubleOptIn: null, newsletterDoubleOptInDefault: true });
  expect((await subscribe(uniqueEmail())).body).toMatchObject({ needsConfirmation: true });
  expect(await readPolicy()).toContain(afterConfirming);
});

test('a link that was sent before double opt-in was turned off still works', async () => {
  const admin = await signInAt(server.url);
  const email = uniqueEmail();
  await subscribe(email);
  await admin.put(path, { newsletterDoubleOptIn: false });
  expect((await confirm(await pendingToken(email))).status).toBe(200);
  await admin.put(path, { newsletterDoubleOptIn: null });
});
