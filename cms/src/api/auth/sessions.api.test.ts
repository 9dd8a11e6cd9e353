import type { User } from '#domain/user/schema';
import { admin, createClient, visitor, expectSuccess } from '../../../test/client';
import { queryRows } from '../../../test/stored-data';
import { makeUser, minutesAgo, password } from '../../../test/users';
import { waitFor } from '../../../test/wait-for';

const chrome =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

async function signInOn(user: User, userAgent: string, ip = '203.0.113.7') {
  const init = { headers: { 'User-Agent': userAgent } };
  const { body, headers } = await createClient({ ip }).post('/auth/login', { email: user.email, password }, init);
  const id = headers.get('session-id') ?? '';
  return { id, token: body.token, client: createClient({ token: body.token, ip }) };
}

type Session = Awaited<ReturnType<typeof signInOn>>;

const isSignedIn = async ({ client }: Session) => (await client.get('/auth/me')).status === 200;

const isoDate = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);

const changeStored = (id: string, changes: string) =>
  queryRows(`update staff_sessions set ${changes} where document_id = ?`, [id]);

test('GET /auth/sessions lists one’s own sessions with device and address, the last used first, and no token', async () => {
  const user = await makeUser();
  const phone = await signInOn(user, iphone, '198.51.100.4');
  const laptop = await signInOn(user, chrome);
  await makeUser().then((other) => signInOn(other, chrome));
  const { status, body, text } = await laptop.client.get('/auth/sessions');
  const times = { signedInAt: isoDate, lastUsedAt: isoDate };
  const sessions = [
    { _id: laptop.id, device: 'Chrome on macOS', ipAddress: '203.0.113.7', ...times, isCurrent: true },
    { _id: phone.id, device: 'Safari on iPhone', ipAddress: '198.51.100.4', ...times, isCurrent: false },
  ];
  expect([status, body]).toEqual([200, { success: true, sessions }]);
  expect(text).not.toMatch(/token|hash/i);
});

test('the last use is stored at most once a minute', async () => {
  const session = await signInOn(await makeUser(), chrome);
  const stored = async () => {
    const [row] = await queryRows('select last_used_at as used from staff_sessions where document_id = ?', [
      session.id,
    ]);
    return new Date(row?.['used'] as string | number | Date).getTime();
  };
  const atSignIn = await stored();
  expect(await isSignedIn(session)).toBe(true);
  expect(await stored()).toBe(atSignIn);
  await changeStored(session.id, `last_used_at = ${minutesAgo(1)}, ip_address = '192.0.2.1'`);
  expect(await isSignedIn(session)).toBe(true);
  await waitFor(async () => expect(await stored()).toBeGreaterThanOrEqual(atSignIn));
  expect((await session.client.get('/auth/sessions')).body.sessions[0]?.ipAddress).toBe('203.0.113.7');
});

test('background reads do not count as a use of the session; writes do, whatever their headers say', async () => {
  const session = await signInOn(await makeUser(), chrome);
  await changeStored(session.id, `last_used_at = ${minutesAgo(1)}`);
  const stored = () => queryRows('select last_used_at from staff_sessions where document_id = ?', [session.id]);
  const background = { headers: { 'Session-Use': 'background' } };
  const before = await stored();
  expect((await session.client.get('/auth/me', background)).status).toBe(200);
  // A later request of the same session.
  await session.client.get('/auth/sessions', background);
  expect(await stored()).toEqual(before);
  for (const [method, path] of [
    ['PUT', '/beers/none'],
    ['POST', '/beers'],
    ['DELETE', '/beers/none'],
  ] as const) {
    await changeStored(session.id, `last_used_at = ${minutesAgo(5)}`);
    const unused = await stored();
    await session.client.send(method, path, background);
    await waitFor(async () => expect(await stored()).not.toEqual(unused));
  }
});

const signInOnEach = async (user: User, ...userAgents: string[]) => {
  const sessions = [];
  for (const userAgent of userAgents) sessions.push(await signInOn(user, userAgent));
  return sessions as [Session, Session, Session];
};

test('DELETE /auth/sessions/{id} signs out one device, DELETE /auth/sessions all others; other users stay signed in', async () => {
  const [laptop, phone, tablet] = await signInOnEach(await makeUser(), chrome, iphone, iphone);
  const others = await signInOn(await makeUser(), chrome);
  const areSignedIn = () => Promise.all([laptop, phone, tablet, others].map(isSignedIn));
  await expectSuccess(laptop.client.delete(`/auth/sessions/${phone.id}`), 200, 'Device signed out');
  for (const { id } of [phone, others]) expect((await laptop.client.delete(`/auth/sessions/${id}`)).status).toBe(404);
  expect(await areSignedIn()).toEqual([true, false, true, true]);
  await expectSuccess(laptop.client.delete('/auth/sessions'), 200, 'All other devices are signed out');
  expect(await areSignedIn()).toEqual([true, false, false, true]);
});

test('the sessions of other users are listed and revoked by admins', async () => {
  const user = await makeUser();
  const [laptop, phone, tablet] = await signInOnEach(user, chrome, iphone, iphone);
  const path = `/auth/users/${user._id}/sessions`;
  expect((await admin.get(path)).body.sessions.map(({ _id, isCurrent }) => [_id, isCurrent])).toEqual(
    [tablet, phone, laptop].map(({ id }) => [id, false]),
  );
  expect((await admin.delete(`${path}/${phone.id}`)).status).toBe(200);
  expect([await isSignedIn(laptop), await isSignedIn(phone)]).toEqual([true, false]);
  expect((await admin.delete(path)).status).toBe(200);
  expect([await isSignedIn(laptop), await isSignedIn(tablet)]).toEqual([false, false]);
  const entries = await queryRows(
    "select actor_id, record_count from audit_log where action = 'session-revoked' and record_id = ? order by id",
    [user._id],
  );
  expect(entries.map((entry) => entry['record_count'])).toEqual([1, 2]);
});

test('an admin’s session stays when they revoke all of their own', async () => {
  const user = await makeUser({ role: 'admin' });
  const [laptop, phone] = [await signInOn(user, chrome), await signInOn(user, iphone)];
  expect((await laptop.client.delete(`/auth/users/${user._id}/sessions`)).status).toBe(200);
  expect([await isSignedIn(laptop), await isSignedIn(phone)]).toEqual([true, false]);
});

test('a session that was not used for two hours has ended, is not listed, and is deleted at the next sign-in', async () => {
  const user = await makeUser();
  const [idle, active] = [await signInOn(user, chrome), await signInOn(user, iphone)];
  await changeStored(idle.id, `last_used_at = ${minutesAgo(121)}`);
  await changeStored(active.id, `last_used_at = ${minutesAgo(118)}`);
  expect([await isSignedIn(idle), await isSignedIn(active)]).toEqual([false, true]);
  expect((await active.client.get('/auth/sessions')).body.sessions).toHaveLength(1);
  await signInOn(await makeUser(), chrome);
  expect(await queryRows('select id from staff_sessions where document_id = ?', [idle.id])).toEqual([]);
});

const byCookie = ({ token }: { token: string }, id: string) => ({
  headers: { cookie: `brewery_session=${token}`, 'session-id': id, 'sec-fetch-site': 'same-origin' },
});

test('the header Session-Id rejects a request that is meant for the session of another user of the browser', async () => {
  const [mine, others] = [await signInOn(await makeUser(), chrome), await signInOn(await makeUser(), chrome)];
  expect((await visitor().get('/auth/me', byCookie(mine, mine.id))).status).toBe(200);
  expect((await visitor().get('/auth/me', byCookie(others, mine.id))).status).toBe(401);
});

test('the header Session-Id signs out that session without its token, and keeps the cookie of another one', async () => {
  const [mine, others] = [await signInOn(await makeUser(), chrome), await signInOn(await makeUser(), chrome)];
  const { status, headers } = await visitor().post('/auth/logout', undefined, byCookie(others, mine.id));
  expect([status, headers.get('set-cookie')]).toEqual([200, null]);
  expect([await isSignedIn(mine), await isSignedIn(others)]).toEqual([false, true]);
});

test('the header Session-Id authenticates nothing: the id alone can only end the session', async () => {
  const mine = await signInOn(await makeUser(), chrome);
  expect((await visitor().get('/auth/me', { headers: { 'session-id': mine.id } })).status).toBe(401);
  expect((await visitor().get('/auth/me', { headers: { authorization: `Bearer ${mine.id}` } })).status).toBe(401);
  expect(await isSignedIn(mine)).toBe(true);
  await visitor().post('/auth/logout', undefined, { headers: { 'session-id': mine.id } });
  expect(await isSignedIn(mine)).toBe(false);
});
