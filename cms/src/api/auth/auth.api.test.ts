import type { User } from '#domain/user/schema';
import { admin, createClient, failure, randomIp, visitor, expectResponse } from '../../../test/client';
import { unique, uniqueEmail } from '../../../test/factories';
import { staffEmail, staffPassword } from '../../../test/accounts';
import { queryRows } from '../../../test/stored-data';
import { deviceCookieOf, makeUser, password } from '../../../test/users';
import { waitFor } from '../../../test/wait-for';

const login = (email: string, userPassword = password, ip = randomIp()) =>
  createClient({ ip }).post('/auth/login', { email, password: userPassword });

const tokenOf = async (user: User) => (await login(user.email)).body.token;

const unauthorized = failure('unauthorized', 'Authentication required');
const invalidCredentials = failure('invalid-credentials', 'Invalid email or password');
const forbidden = failure('forbidden', 'You do not have permission to do that');

test('POST /auth/login returns token and user, and sets the session cookie', async () => {
  const { status, body, headers } = await login(`  ${staffEmail.admin.toUpperCase()} `, staffPassword);
  const { user } = (await admin.get('/auth/me')).body;
  const token = expect.stringMatching(/^[\w-]{43}$/);
  expect([status, body]).toEqual([200, { success: true, token, user, message: expect.any(String) }]);
  expect(user).toMatchObject({ email: staffEmail.admin, role: 'admin', taprooms: [] });
  expect(headers.getSetCookie()).toEqual([
    `brewery_session=${body.token}; Path=/api; Max-Age=43200; HttpOnly; SameSite=Strict`,
    expect.stringMatching(
      /^brewery_device_[\w-]{8}=\d+\.[\w-]{22}\.[\w-]{43}; Path=\/api\/auth; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    ),
  ]);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('unknown e-mail and wrong password return the same response', async () => {
  for (const { email } of [await makeUser(), { email: 'unknown@example.com' }])
    await expectResponse(login(email, 'not the password'), 401, invalidCredentials);
});

test('POST /auth/login stores only hashes of the password and the token', async () => {
  const user = await makeUser();
  const token = await tokenOf(user);
  const [row] = await queryRows('select password from up_users where email = ?', [user.email]);
  expect(row?.['password']).toMatch(/^\$2[aby]\$04\$/);
  expect(await queryRows('select id from staff_sessions where token_hash = ?', [token])).toEqual([]);
});

test('POST /auth/login returns 429 after 5 failures for one e-mail from one IP address, even with the correct password', async () => {
  const [user, ip] = [await makeUser(), randomIp()];
  for (let attempt = 0; attempt < 5; attempt++) expect((await login(user.email, 'wrong one', ip)).status).toBe(401);
  const { status, body, headers } = await login(user.email, password, ip);
  expect([status, body]).toEqual([429, failure('rate-limited', 'Too many requests. Please try again later.')]);
  const seconds = Number(headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(800);
  expect(seconds).toBeLessThanOrEqual(900);
  // The owner elsewhere is not locked out.
  expect((await login(user.email)).status).toBe(200);
});

test('attempts that are rejected for one account do not count for its IP address, which gets 429 after 20 failures', async () => {
  const [user, neighbor, ip] = [await makeUser(), await makeUser(), randomIp()];
  for (let attempt = 0; attempt < 5; attempt++) await login(user.email, 'wrong one', ip);
  for (let attempt = 0; attempt < 16; attempt++) expect((await login(user.email, 'wrong one', ip)).status).toBe(429);
  expect((await login(neighbor.email, password, ip)).status).toBe(200);
  for (let attempt = 0; attempt < 15; attempt++) expect((await login(uniqueEmail(), 'wrong one', ip)).status).toBe(401);
  expect((await login(neighbor.email, password, ip)).status).toBe(429);
});

test('all addresses in one /64 of IPv6 share the attempts', async () => {
  const [user, network] = [await makeUser(), `2001:db8:${Math.floor(Math.random() * 0xffff).toString(16)}:1`];
  for (let attempt = 0; attempt < 5; attempt++)
    expect((await login(user.email, 'wrong one', `${network}::${attempt}`)).status).toBe(401);
  expect((await login(user.email, password, `${network}::9`)).status).toBe(429);
});

test('after 20 failures for one e-mail from many IP addresses, attempts wait longer and longer, but never for long', async () => {
  const user = await makeUser();
  for (let attempt = 0; attempt < 21; attempt++) expect((await login(user.email, 'wrong one')).status).toBe(401);
  const retryAfter: number[] = [];
  for (let round = 0; round < 2; round++) {
    const response = await login(user.email, 'wrong one');
    expect(response.status).toBe(429);
    retryAfter.push(Number(response.headers.get('retry-after')));
    // After the wait, the first attempt is checked, whatever its address.
    await waitFor(async () => expect((await login(user.email, 'wrong one')).status).toBe(401));
  }
  expect(retryAfter).toEqual([1, 2]);
  // Attempts that come too early don't count.
  const ip = randomIp();
  await waitFor(async () => expect((await login(user.email, password, ip)).status).toBe(200));
});

const loginWith = (cookie: string, email: string, userPassword = password, ip = randomIp()) =>
  createClient({ ip }).post('/auth/login', { email, password: userPassword }, { headers: { cookie } });

test('on a device with an earlier sign-in, strangers behind the same address and those elsewhere do not keep the user out', async () => {
  const [user, ip] = [await makeUser(), randomIp()];
  const cookie = deviceCookieOf(await login(user.email, password, ip));
  for (let attempt = 0; attempt < 20; attempt++) await login(uniqueEmail(), 'wrong one', ip);
  for (let attempt = 0; attempt < 22; attempt++) await login(user.email, 'wrong one');
  const other = await makeUser();
  expect((await login(other.email, password, ip)).status).toBe(429);
  expect((await loginWith(cookie, user.email, password, ip)).status).toBe(200);
});

test('five wrong passwords are the limit of a device with an earlier sign-in, at whatever addresses it is', async () => {
  const user = await makeUser();
  const cookie = deviceCookieOf(await login(user.email));
  for (let attempt = 0; attempt < 5; attempt++)
    expect((await loginWith(cookie, user.email, 'wrong one')).status).toBe(401);
  expect((await loginWith(cookie, user.email)).status).toBe(429);
  expect((await login(user.email)).status).toBe(200);
});

test('the cookie of a device that is changed, cut off or of another user has no effect', async () => {
  const other = deviceCookieOf(await login((await makeUser()).email));
  for (const forge of [
    (cookie: string) => `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`,
    (cookie: string) => cookie.replace(/=\d/, '=9'),
    (cookie: string) => cookie.slice(0, -10),
    (cookie: string) => cookie.split('.').slice(0, 2).join('.'),
    (cookie: string) => `${cookie.split('=')[0]}=${other.split('=')[1]}`,
  ]) {
    const [user, ip] = [await makeUser(), randomIp()];
    const cookie = forge(deviceCookieOf(await login(user.email)));
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await loginWith(cookie, user.email, 'wrong one', ip)).status).toBe(401);
    expect((await loginWith(cookie, user.email, password, ip)).status).toBe(429);
    expect((await loginWith('', user.email, password, ip)).status).toBe(429);
  }
});

test('a change of the password makes the cookies of all devices worthless, and renews that of its own', async () => {
  const [user, ip] = [await makeUser(), randomIp()];
  const [own, other] = [await login(user.email), await login(user.email)];
  const client = createClient({ token: own.body.token });
  const next = 'another long one';
  const change = { password: next, currentPassword: password };
  const renewed = deviceCookieOf(await client.put(`/auth/users/${user._id}`, change));
  for (let attempt = 0; attempt < 5; attempt++) await login(user.email, 'wrong one', ip);
  for (const old of [own, other]) expect((await loginWith(deviceCookieOf(old), user.email, next, ip)).status).toBe(429);
  expect((await loginWith(renewed, user.email, next, ip)).status).toBe(200);
});

test('concurrent failures do not exceed the limit', async () => {
  const [user, ip] = [await makeUser(), randomIp()];
  const guesses = await Promise.all(Array.from({ length: 12 }, () => login(user.email, 'wrong one', ip)));
  const count = (status: number) => guesses.filter((guess) => guess.status === status).length;
  expect([count(401), count(429)]).toEqual([5, 7]);
});

test('concurrent successful logins are not throttled', async () => {
  const user = await makeUser();
  const responses = await Promise.all(Array.from({ length: 10 }, () => login(user.email)));
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
});

test('the session cookie is accepted for reads, and for writes only from the same origin', async () => {
  const cookie = `brewery_session=${await tokenOf(await makeUser())}`;
  const write = (headers: Record<string, string>) =>
    visitor().post('/beers', { name: unique('Cookie') }, { headers: { cookie, ...headers } });
  expect((await visitor().get('/auth/me', { headers: { cookie } })).status).toBe(200);
  await expectResponse(write({}), 403, forbidden);
  expect((await write({ origin: 'http://localhost:3000' })).status).toBe(201);
  expect((await write({ 'sec-fetch-site': 'same-origin' })).status).toBe(201);
});

test('a session expires after twelve hours', async () => {
  const user = await makeUser();
  const token = await tokenOf(user);
  const [row] = await queryRows('select id from up_users where email = ?', [user.email]);
  const id = Number(row?.['id']);
  const [session] = await queryRows('select expires_at from staff_sessions where user_id = ?', [id]);
  const hours = (new Date(session?.['expires_at'] as string | number | Date).getTime() - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(11.9);
  expect(hours).toBeLessThanOrEqual(12);
  await queryRows("update staff_sessions set expires_at = '2020-01-01 00:00:00' where user_id = ?", [id]);
  await expectResponse(createClient({ token }).get('/auth/me'), 401, unauthorized);
});

test('public calls ignore valid and invalid tokens', async () => {
  const anonymous = await visitor().get('/beers/featured');
  const withToken = await visitor().get('/beers/featured', { headers: { Authorization: 'Bearer nonsense' } });
  const staff = await admin.get('/beers/featured');
  expect([withToken.text, staff.text]).toEqual([anonymous.text, anonymous.text]);
  expect(staff.headers.get('etag')).toBe(anonymous.headers.get('etag'));
});

test('POST /auth/logout revokes the token immediately, as bearer and as cookie', async () => {
  const token = await tokenOf(await makeUser());
  const { status, body, headers } = await createClient({ token }).post('/auth/logout');
  expect([status, body]).toEqual([200, { success: true, message: 'Signed out successfully' }]);
  expect(headers.get('set-cookie')).toContain('brewery_session=; Path=/api; Max-Age=0');
  expect((await createClient({ token }).get('/auth/me')).status).toBe(401);
  expect((await visitor().get('/auth/me', { headers: { cookie: `brewery_session=${token}` } })).status).toBe(401);
});

test('POST /auth/logout returns 200 without a session and with any body', async () => {
  const init = { body: '{not json', headers: { 'Content-Type': 'application/json' } };
  expect((await visitor().send('POST', '/auth/logout', init)).status).toBe(200);
});

test('POST /auth/logout returns 403 for a cross-site sign-out by cookie', async () => {
  const token = await tokenOf(await makeUser());
  const headers = { cookie: `brewery_session=${token}`, 'sec-fetch-site': 'cross-site' };
  expect((await visitor().post('/auth/logout', undefined, { headers })).status).toBe(403);
  expect((await createClient({ token }).get('/auth/me')).status).toBe(200);
});
