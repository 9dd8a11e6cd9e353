import { createHash } from 'node:crypto';
import type { User } from '#domain/user/schema';
import { staffEmail } from '../../../test/accounts';
import {
  createClient,
  expectFailure,
  expectInvalid,
  expectResponse,
  randomIp,
  signInAt,
  visitor,
} from '../../../test/client';
import { unique, uniqueEmail } from '../../../test/factories';
import { signInToPanel } from '../../../test/panel';
import { serverWithSettings } from '../../../test/server';
import { queryRows } from '../../../test/stored-data';
import { deviceCookieOf, mailsTo, makeUser, password } from '../../../test/users';
import { createResetToken } from './password-reset';
import { lastResetLinkMinutes } from '#domain/user/password';
import { waitFor } from '../../../test/wait-for';

const newPassword = 'another long one';

const server = await serverWithSettings();
const admin = await signInAt(server.url);

const clientOf = (options: { token?: string; ip?: string } = {}) => createClient({ ...options, url: server.url });
const query = (statement: string, values: (string | boolean)[] = []) => queryRows(statement, values, server);

const newUser = () => makeUser({}, admin);

const login = (email: string, userPassword: string) =>
  clientOf().post('/auth/login', { email, password: userPassword });

/** `cookie`: of a device with an earlier sign-in. */
const requestLink = (email: string, { ip = randomIp(), cookie = '' } = {}) =>
  clientOf({ ip }).post('/auth/forgot-password', { email }, { headers: { cookie } });

const reset = (token: string, chosen = newPassword) =>
  clientOf().post('/auth/reset-password', { token, password: chosen });

const hash = (token: string) => createHash('sha256').update(token).digest('base64url');

const mailsOf = (email: string) => mailsTo(email, server);

/** The token in the nth email to this address. */
const tokenIn = (email: string, nth = 1) =>
  waitFor(async () => {
    const text = (await mailsOf(email))[nth - 1]?.text ?? '';
    const token = /http:\/\/localhost:3000\/admin\/reset-password#token=(\S+)/.exec(text)?.[1];
    if (!token) throw new Error(`No link ${nth} for ${email}`);
    return token;
  });

async function requestToken(email: string, cookie = '') {
  const nth = (await mailsOf(email)).length + 1;
  expect((await requestLink(email, { cookie })).status).toBe(200);
  return tokenIn(email, nth);
}

/** A link is sent a second after its request: those of earlier requests are sent or refused before this one is. */
const waitForLaterRequests = async () => requestToken((await newUser()).email);

const storeToken = (user: User, token: string) =>
  query('update up_users set reset_password_token = ? where email = ?', [hash(token), user.email]);

const message = 'This link is no longer valid. Please request a new one.';
const expectRefused = (token: string) =>
  expectFailure(reset(token), 400, 'invalid-input', message, [{ path: 'token', msg: message }]);

test('POST /auth/forgot-password responds the same for known, unknown and blocked accounts, and sends only the first a link', async () => {
  const [known, blocked] = [await newUser(), await newUser()];
  await query('update up_users set blocked = ? where email = ?', [true, blocked.email]);
  const unknown = uniqueEmail();
  const sentAt = Date.now();
  const responses = [];
  for (const email of [`  ${known.email.toUpperCase()} `, unknown, blocked.email])
    responses.push(await requestLink(email));
  const sentMessage =
    'If this email belongs to a staff account, we have sent a link to reset its password. The link works once, for 30 minutes. If none arrives, the latest one of today still works.';
  for (const { status, body } of responses)
    expect([status, body]).toEqual([200, { success: true, message: sentMessage, hasMailServer: true }]);
  await tokenIn(known.email);
  // Work for an existing account must not begin before web has forwarded the response.
  const [stored] = await query('select created_at from outgoing_mails where "to" = ?', [known.email]);
  expect(new Date(stored?.['created_at'] as number | Date).getTime() - sentAt).toBeGreaterThan(900);
  await waitForLaterRequests();
  expect(await mailsOf(unknown)).toEqual([]);
  expect(await mailsOf(blocked.email)).toEqual([]);
});

test('POST /auth/forgot-password stores only the hash, and does not change updatedAt', async () => {
  const user = await newUser();
  const token = await requestToken(user.email);
  const [row] = await query('select reset_password_token from up_users where email = ?', [user.email]);
  expect(row).toEqual({ reset_password_token: hash(token) });
  expect((await admin.get('/auth/users')).body.users.find(({ _id }) => _id === user._id)).toEqual(user);
});

test.each([
  [{}, 'Email is required'],
  [{ email: 'not-an-email' }, 'Please provide a valid email address'],
])('POST /auth/forgot-password returns 400 for %j', async (body, msg) => {
  await expectInvalid(clientOf().post('/auth/forgot-password', body), { path: 'email', msg });
});

const linksTo = async (email: string) =>
  (await mailsOf(email)).filter(({ subject }) => subject.startsWith('Reset your'));

test('strangers can request three links a day, of which the last works until the next day; known devices get two more', async () => {
  const user = await newUser();
  const cookie = deviceCookieOf(await login(user.email, password));
  for (let attempt = 0; attempt < 8; attempt++) expect((await requestLink(user.email)).status).toBe(200);
  const token = await tokenIn(user.email, 3);
  await waitForLaterRequests();
  const texts = (await linksTo(user.email)).map(({ text }) => text);
  expect(texts.map((text) => /for (\d+ \w+)\./.exec(text)?.[1])).toEqual(['30 minutes', '30 minutes', '24 hours']);
  const minutesLeft = (parseInt(token.split('.')[0] ?? '', 36) - Date.now()) / 60_000;
  expect(lastResetLinkMinutes - minutesLeft).toBeLessThan(5);
  const entries = await query("select id from audit_log where action = 'password-reset-requested' and record_id = ?", [
    user._id,
  ]);
  expect(entries).toHaveLength(3);
  await requestToken(user.email, cookie);
  expect((await reset(await requestToken(user.email, cookie))).status).toBe(200);
  expect((await requestLink(user.email, { cookie })).status).toBe(200);
  await waitForLaterRequests();
  expect(await linksTo(user.email)).toHaveLength(5);
});

test('strangers behind the address of a device with an earlier sign-in do not keep it from a link', async () => {
  const [user, ip] = [await newUser(), randomIp()];
  const cookie = deviceCookieOf(await login(user.email, password));
  for (let attempt = 0; attempt < 20; attempt++) await requestLink(uniqueEmail(), { ip });
  expect((await requestLink(user.email, { ip })).status).toBe(429);
  expect((await requestLink(user.email, { ip, cookie })).status).toBe(200);
  await tokenIn(user.email);
});

test('without a mail server, no link to reset a password is created', async () => {
  await expectResponse(visitor().post('/auth/forgot-password', { email: staffEmail.moderator }), 200, {
    success: true,
    message: expect.stringMatching(/^This server is not set up to send email/),
    hasMailServer: false,
  });
  // Its entry is stored as long after the response as a link would be.
  const ip = randomIp();
  await createClient({ ip }).post('/auth/login', { email: staffEmail.moderator, password: 'wrong one' });
  await waitFor(async () =>
    expect(await queryRows('select id from audit_log where ip_address = ?', [ip])).toHaveLength(1),
  );
  const created = 'select id from up_users where reset_password_token is not null and email = ?';
  expect(await queryRows(created, [staffEmail.moderator])).toEqual([]);
});

test('POST /auth/invitations mails a link with which the new user chooses the password, within a week', async () => {
  const input = { firstName: 'Nora', lastName: unique('Invited'), email: uniqueEmail(), role: 'admin' };
  const { status, body } = await admin.post('/auth/invitations', input);
  expect([status, body.user]).toMatchObject([201, { email: input.email, role: 'admin', taprooms: [] }]);
  const [mail, ...others] = await mailsOf(input.email);
  expect([mail?.subject, others]).toEqual([expect.stringMatching(/^Your .+ staff account$/), []]);
  expect(mail?.text).toContain('as admin');
  const token = await tokenIn(input.email);
  expect(Math.round((parseInt(token, 36) - Date.now()) / 3_600_000)).toBe(7 * 24);
  const chosen = 'Your password is set. Sign in with your email and this password.';
  expect((await reset(token)).body).toEqual({ success: true, message: chosen });
  expect((await login(input.email, newPassword)).status).toBe(200);
  expect(await mailsOf(input.email), 'nothing about a changed password').toHaveLength(1);
});

test('POST /auth/reset-password sets the password, ends all sessions, forgives failed sign-ins and tells the user', async () => {
  const user = await newUser();
  const { token: session } = (await login(user.email, password)).body;
  const client = clientOf({ ip: randomIp() });
  const loginHere = (chosen: string) => client.post('/auth/login', { email: user.email, password: chosen });
  for (let attempt = 0; attempt < 5; attempt++) await loginHere('wrong one');
  expect((await loginHere(password)).status).toBe(429);
  const token = await requestToken(user.email);
  const { status, body } = await client.post('/auth/reset-password', { token, password: newPassword });
  const changed = 'Your password has been changed. Sign in with your new password.';
  expect([status, body]).toEqual([200, { success: true, message: changed }]);
  expect((await clientOf({ token: session }).get('/auth/me')).status).toBe(401);
  expect((await loginHere(password)).status).toBe(401);
  expect((await loginHere(newPassword)).status).toBe(200);
  expect((await mailsOf(user.email)).at(-1)?.subject).toMatch(/password was changed$/);
  await expectRefused(token);
});

test('POST /auth/reset-password gives the device a cookie with which strangers can’t keep the user out; those from before are worthless', async () => {
  const [user, ip] = [await newUser(), randomIp()];
  const earlier = deviceCookieOf(await login(user.email, password));
  const client = clientOf({ ip });
  const token = await requestToken(user.email);
  const done = await client.post('/auth/reset-password', { token, password: newPassword });
  const signInHere = (cookie: string) =>
    client.post('/auth/login', { email: user.email, password: newPassword }, { headers: { cookie } });
  for (let attempt = 0; attempt < 5; attempt++)
    await client.post('/auth/login', { email: user.email, password: 'wrong one' });
  for (let attempt = 0; attempt < 20; attempt++) await login(user.email, 'wrong one');
  expect((await signInHere(earlier)).status).toBe(429);
  expect((await signInHere(deviceCookieOf(done))).status).toBe(200);
});

test('a link works once, also for concurrent requests', async () => {
  const token = await requestToken((await newUser()).email);
  const statuses = (await Promise.all([reset(token), reset(token), reset(token)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 400, 400]);
});

test('a newer link, a changed password and a block invalidate a link', async () => {
  const user = await newUser();
  const first = await requestToken(user.email);
  const second = await requestToken(user.email);
  await expectRefused(first);
  await admin.put(`/auth/users/${user._id}`, { password: 'set by an admin' });
  await expectRefused(second);
  expect((await login(user.email, 'set by an admin')).status).toBe(200);
  const third = await requestToken(user.email);
  await query('update up_users set blocked = ? where email = ?', [true, user.email]);
  await expectRefused(third);
});

test('a link expires after 30 minutes, whatever its token claims', async () => {
  const user = await newUser();
  const tokenFrom = (minutesAgo: number) => createResetToken(new Date(Date.now() - minutesAgo * 60_000));
  const expired = tokenFrom(30);
  await storeToken(user, expired);
  await expectRefused(expired);
  await expectRefused(`zzzzzzzzz.${expired.split('.')[1]}`);
  const valid = tokenFrom(29);
  await storeToken(user, valid);
  expect((await reset(valid)).status).toBe(200);
});

test('one of the most common passwords is rejected, and leaves the link valid', async () => {
  const token = await requestToken((await newUser()).email);
  const msg = 'This is one of the most common passwords. Please choose another one';
  await expectInvalid(reset(token, 'Password123'), { path: 'password', msg });
  expect((await reset(token)).status).toBe(200);
});

test.each(['', 'nonsense', 'x'.repeat(300), 7, null])(
  'POST /auth/reset-password returns 400 for the token %j',
  async (token) => {
    const call = clientOf().post('/auth/reset-password', { token, password: newPassword });
    expect(await call).toMatchObject({ status: 400, body: { errors: [{ path: 'token', msg: message }] } });
  },
);

test('POST /auth/reset-password returns 429 after 20 failures from one IP address', async () => {
  const client = clientOf({ ip: randomIp() });
  const guess = () => client.post('/auth/reset-password', { token: createResetToken(new Date()), password });
  for (let attempt = 0; attempt < 20; attempt++) expect((await guess()).status).toBe(400);
  expect((await guess()).status).toBe(429);
});

test('no call reads or writes the stored hash, and the panel does not show it', async () => {
  const user = await newUser();
  const token = await requestToken(user.email);
  const mine = createResetToken(new Date());
  const update = { firstName: 'Nora', resetPasswordToken: hash(mine) };
  expect((await admin.put(`/auth/users/${user._id}`, update)).text).not.toMatch(/token/i);
  expect((await admin.get('/auth/users')).text).not.toContain(hash(token));
  await expectRefused(mine);
  const list = `${server.url}/content-manager/collection-types/plugin::users-permissions.user?pageSize=100&sort=id:DESC`;
  const response = await fetch(list, { headers: await signInToPanel(server.url) });
  const text = await response.text();
  expect([response.status, text.includes(user.email)]).toEqual([200, true]);
  expect(text).not.toMatch(/resetPasswordToken/);
  expect((await reset(token)).status).toBe(200);
});
