/** Signing in to the panel, on a separate server: it uses up rate limits. */
import { panelAccount } from '../../../test/accounts';
import { clientHeaders, randomIp } from '../../../test/client';
import { uniqueEmail } from '../../../test/factories';
import { signInToPanel, accept, createPanelClient, invite, panelPassword, type PanelClient } from '../../../test/panel';
import { serverWithSettings } from '../../../test/server';
import { queryRows } from '../../../test/stored-data';
import { deviceCookieOf, mailsTo } from '../../../test/users';

const server = await serverWithSettings();
const admin = createPanelClient(server.url, await signInToPanel(server.url));

/** A client of the panel at an IP address, which web or a proxy on this machine has found out. */
const clientAt = (ip: string) => createPanelClient(server.url, clientHeaders(ip));

const signInAt = (ip: string, email: string, password = panelPassword) =>
  clientAt(ip)<{ data: { token: string } }>('POST', '/admin/login', { email, password });

async function makeUser(role = 'Brewer') {
  const user = await invite(admin, role);
  return { ...user, client: createPanelClient(server.url, await accept(server.url, user.registrationToken)) };
}

type User = Awaited<ReturnType<typeof makeUser>>;

const statusesOf = async (count: number, attempt: (index: number) => Promise<{ status: number }>) => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await attempt(index)).status);
  return statuses;
};

const times = (count: number, status: number) => Array.from({ length: count }, () => status);

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...clientHeaders(randomIp()), ...headers },
    body: JSON.stringify(body),
  });

const withToken = (token: string) => createPanelClient(server.url, { Authorization: `Bearer ${token}` });

/** A client with the session of this response. */
const clientOf = async (response: Response) =>
  withToken(((await response.json()) as { data: { token: string } }).data.token);

const sessionCookieOf = ({ headers }: Response) => headers.get('Set-Cookie')?.split(';')[0] ?? '';

test('the sixth wrong password for one account from one address is rejected with the time to wait, also with other spellings', async () => {
  const [{ email }, ip] = [await makeUser(), randomIp()];
  const spellings = [email, email.toUpperCase(), email, email, email.toUpperCase()];
  expect(await statusesOf(5, (index) => signInAt(ip, spellings[index] ?? '', 'wrong'))).toEqual(times(5, 400));
  const rejected = await post('/admin/login', { email, password: panelPassword }, clientHeaders(ip));
  expect((await signInAt(randomIp(), email)).status, 'at another address').toBe(200);
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(800);
  const message = 'Too many attempts. Please try again in 15 minutes.';
  const error = { status: 429, name: 'RateLimitError', message, details: {} };
  expect(await rejected.json()).toEqual({ data: null, error });
});

test('wrong passwords of strangers don’t keep a user out on a device with an earlier sign-in, which has its own limit', async () => {
  const [{ email }, ip] = [await makeUser(), randomIp()];
  const signInWith = (cookie: string, password = panelPassword) =>
    post('/admin/login', { email: email.toUpperCase(), password }, { ...clientHeaders(ip), Cookie: cookie });
  const first = await signInWith('');
  expect(first.headers.get('Set-Cookie')).toMatch(
    /brewery_device_\S+; Path=\/admin; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
  );
  await statusesOf(20, () => signInAt(ip, uniqueEmail(), 'wrong'));
  expect((await signInWith('')).status).toBe(429);
  const device = deviceCookieOf(first);
  expect((await signInWith(device)).status).toBe(200);
  expect(await statusesOf(6, () => signInWith(device, 'wrong'))).toEqual([...times(5, 400), 429]);
});

test('an account in the URL is ignored: its attempts would be counted for none', async () => {
  const { email } = await makeUser();
  const path = `/admin/login?email=${encodeURIComponent(email)}`;
  expect((await clientAt(randomIp())('POST', path, { password: panelPassword })).status).toBe(400);
});

test('successful sign-ins are not limited', async () => {
  const [{ email }, ip] = [await makeUser(), randomIp()];
  const results = await Promise.all(Array.from({ length: 8 }, () => signInAt(ip, email)));
  expect(results.map(({ status }) => status)).toEqual(times(8, 200));
});

test('an unknown account, and one that was only invited, take as long as a wrong password', async () => {
  const [{ email }, invited] = [await makeUser(), await invite(admin, 'Brewer')];
  const addresses = { wrong: email, unknown: uniqueEmail(), invited: invited.email };
  const fastest = { wrong: Infinity, unknown: Infinity, invited: Infinity };
  // Alternates, so that the load of the machine is the same for all.
  for (let attempt = 0; attempt < 8; attempt += 1) {
    for (const [name, address] of Object.entries(addresses) as [keyof typeof addresses, string][]) {
      const startedAt = performance.now();
      const { status, text } = await signInAt(randomIp(), address, 'wrong');
      fastest[name] = Math.min(fastest[name], performance.now() - startedAt);
      expect([status, text]).toEqual([400, expect.stringContaining('Invalid credentials')]);
    }
  }
  // The ratio is about a tenth if no password is verified.
  expect(fastest.unknown / fastest.wrong).toBeGreaterThan(0.3);
  expect(fastest.invited / fastest.wrong).toBeGreaterThan(0.3);
});

const userInfo = { firstname: 'A', lastname: 'B', password: panelPassword };

test.each<[string, ...Parameters<PanelClient>]>([
  ['invitations', 'GET', '/admin/registration-info?registrationToken=guess'],
  ['accepted invitations', 'POST', '/admin/register', { registrationToken: 'guess', userInfo }],
  ['reset links', 'POST', '/admin/reset-password', { resetPasswordToken: 'guess', password: panelPassword }],
])('tokens of %s: the 21st guess from one address is rejected', async (_name, ...guess) => {
  const client = clientAt(randomIp());
  expect(await statusesOf(21, () => client(...guess))).toEqual([...times(20, 400), 429]);
});

test('requests for reset links are limited by address, but nobody can keep a user from getting one', async () => {
  const { email, id } = await makeUser();
  const tokenOf = async () =>
    (await queryRows('select reset_password_token as token from admin_users where id = ?', [id], server))[0]?.['token'];
  const attacker = clientAt(randomIp());
  const requests = await statusesOf(21, () => attacker('POST', '/admin/forgot-password', { email }));
  expect(requests).toEqual([...times(20, 204), 429]);
  await expect.poll(tokenOf).toEqual(expect.any(String));
  const token = await tokenOf();
  // The link that the user has received stays valid.
  expect((await clientAt(randomIp())('POST', '/admin/forgot-password', { email })).status).toBe(204);
  const reset = { resetPasswordToken: token, password: 'Another-horse-3' };
  expect((await clientAt(randomIp())('POST', '/admin/reset-password', reset)).status).toBe(200);
});

test('strangers can request three links a day, of which the last works until the next day; known devices get more', async () => {
  const { email, id } = await makeUser();
  const Cookie = deviceCookieOf(await post('/admin/login', { email, password: panelPassword }));
  const countMails = async (to = email) =>
    (await mailsTo(to, server)).filter(({ subject }) => subject.startsWith('Reset')).length;
  /** Once an earlier link was used. */
  const request = async (headers = {}) => {
    await queryRows('update admin_users set reset_password_token = null where id = ?', [id], server);
    expect((await post('/admin/forgot-password', { email }, headers)).status).toBe(204);
  };
  for (const count of [1, 2, 3]) {
    await request();
    await expect.poll(countMails).toBe(count);
  }
  const readEnd = async () => {
    const columns = 'reset_password_token_expires_at as ends_at';
    const [row] = await queryRows(`select ${columns} from admin_users where id = ?`, [id], server);
    return new Date(row?.['ends_at'] as string | number | Date).getTime();
  };
  await expect.poll(async () => (await readEnd()) - Date.now()).toBeGreaterThan(23 * 3_600_000);
  for (const headers of [{}, { Cookie }]) await request(headers);
  // Links are sent one after the other.
  const other = await makeUser();
  await post('/admin/forgot-password', { email: other.email });
  await expect.poll(() => countMails(other.email)).toBe(1);
  expect(await countMails()).toBe(4);
});

const setResetToken = (id: number, token: string) => {
  const columns = `reset_password_token = ?, reset_password_token_expires_at = '2100-01-01 00:00:00'`;
  return queryRows(`update admin_users set ${columns} where id = ?`, [token, id], server);
};

test('a new password gives the device a cookie, and makes those from before worthless', async () => {
  const { email, id } = await makeUser();
  const earlier = deviceCookieOf(await post('/admin/login', { email, password: panelPassword }));
  await setResetToken(id, 'reset-here');
  const password = 'Another-horse-3';
  const done = await post('/admin/reset-password', { resetPasswordToken: 'reset-here', password });
  expect(done.status).toBe(200);
  const ip = randomIp();
  await statusesOf(5, () => signInAt(ip, email, 'wrong'));
  const signInWith = (cookie: string, typed: string) =>
    post('/admin/login', { email, password: typed }, { ...clientHeaders(ip), Cookie: cookie });
  expect((await signInWith(earlier, password)).status).toBe(429);
  const signedIn = await signInWith(deviceCookieOf(done), password);
  expect(signedIn.status).toBe(200);
  const client = await clientOf(signedIn);
  const changed = await client('PUT', '/admin/users/me', { currentPassword: password, password: panelPassword });
  expect(changed.status).toBe(200);
  expect((await signInWith(deviceCookieOf(done), panelPassword)).status).toBe(429);
  expect((await signInWith(deviceCookieOf(changed), panelPassword)).status).toBe(200);
});

type End = (user: User) => Promise<{ status: number }>;
const updateWith =
  (changes: object): End =>
  ({ id }) =>
    admin('PUT', `/admin/users/${id}`, changes);

const deactivateForAMoment: End = async (user) => {
  expect((await updateWith({ isActive: false })(user)).status).toBe(200);
  return updateWith({ isActive: true })(user);
};

test.each<[string, number, End]>([
  ['a super admin sets another password', 401, updateWith({ password: 'Another-horse-3' })],
  ['a super admin has deactivated the user and activates it again', 401, deactivateForAMoment],
  ['the user is deleted', 401, ({ id }) => admin('DELETE', `/admin/users/${id}`)],
  ['the user signs out, also for access tokens', 401, ({ client }) => client('POST', '/admin/logout', {})],
  ['a super admin changes the name', 200, updateWith({ firstname: 'Pat' })],
])('when %s, calls and renewals of the session return %i', async (_name, status, end) => {
  const user = await makeUser();
  const signedIn = await post('/admin/login', { email: user.email, password: panelPassword });
  expect((await end(user)).status).toBe(200);
  const isSignedIn = await user.client('GET', '/admin/users/me');
  const renewed = await post('/admin/access-token', {}, { Cookie: sessionCookieOf(signedIn) });
  expect([isSignedIn.status, renewed.status]).toEqual([status, status]);
});

const changeOwn = (client: PanelClient, body: object) => client('PUT', '/admin/users/me', body);
const rejection = (message: string) => {
  const details = { errors: [{ path: ['currentPassword'], message }] };
  return { status: 400, body: { error: { name: 'ValidationError', message, details } } };
};

test('one’s own email address changes with the current password only; other sessions end, and the old address is told', async () => {
  const user = await makeUser();
  const { body } = await signInAt(randomIp(), user.email);
  const other = withToken(body.data.token);
  const email = uniqueEmail();
  expect(await changeOwn(user.client, { email })).toMatchObject(rejection('Enter your current password'));
  expect(await changeOwn(user.client, { email, currentPassword: 'wrong' })).toMatchObject(
    rejection('This is not your current password'),
  );
  expect((await other('GET', '/admin/users/me')).status).toBe(200);
  const unchanged = { firstname: 'Pat', email: user.email.toUpperCase() };
  expect((await changeOwn(user.client, unchanged)).status, 'needs no password').toBe(200);
  expect((await changeOwn(user.client, { email, currentPassword: panelPassword })).status).toBe(200);
  expect((await user.client('GET', '/admin/users/me')).body).toMatchObject({ data: { email } });
  expect((await other('GET', '/admin/users/me')).status).toBe(401);
  expect((await mailsTo(user.email, server)).map(({ subject }) => subject)).toContain(
    'The email address of your account in the panel of The Brewery was changed',
  );
});

test('guesses of the current password are limited in a session, also for a new password and once it is renewed', async () => {
  const user = await makeUser();
  const signedIn = await post('/admin/login', { email: user.email, password: panelPassword });
  const thief = await clientOf(signedIn);
  const guess = (currentPassword: string, index: number) =>
    changeOwn(thief, { currentPassword, ...(index % 2 ? { email: uniqueEmail() } : { password: 'Another-horse-3' }) });
  expect(await statusesOf(10, (index) => guess('wrong', index))).toEqual(times(10, 400));
  expect((await guess(panelPassword, 1)).status).toBe(429);
  const renewed = await clientOf(await post('/admin/access-token', {}, { Cookie: sessionCookieOf(signedIn) }));
  const right = { email: uniqueEmail(), currentPassword: panelPassword };
  expect((await changeOwn(renewed, right)).status).toBe(429);
  expect((await changeOwn(user.client, right)).status).toBe(200);
});

test('one’s own email address and password don’t change in the list of users', async () => {
  const { body } = await admin<{ data: { id: number } }>('GET', '/admin/users/me');
  for (const own of [{ email: uniqueEmail() }, { password: 'Another-horse-3' }])
    expect((await admin('PUT', `/admin/users/${body.data.id}`, own)).status).toBe(400);
});

test('a link to reset the password ends when the password or the email address changes', async () => {
  const user = await makeUser();
  const reset = () =>
    clientAt(randomIp())('POST', '/admin/reset-password', { resetPasswordToken: 'a-token', password: panelPassword });
  for (const change of [{ password: 'Another-horse-3' }, { email: uniqueEmail() }]) {
    await setResetToken(user.id, 'a-token');
    expect((await admin('PUT', `/admin/users/${user.id}`, change)).status).toBe(200);
    expect((await reset()).status).toBe(400);
  }
});

test('the cookie of the session is not readable by scripts, not sent by other sites and ends with the browser', async () => {
  const signIn = async (extra: object) => {
    const response = await post('/admin/login', { ...panelAccount, ...extra });
    const cookies = response.headers.getSetCookie().filter((each) => !each.startsWith('brewery_device_'));
    return cookies.join(', ').toLowerCase();
  };
  const cookie = await signIn({});
  for (const attribute of ['; path=/admin', '; samesite=strict', '; httponly']) expect(cookie).toContain(attribute);
  expect(cookie).not.toMatch(/expires|max-age/);
  const remembered = await signIn({ rememberMe: true });
  const expires = new Date(/expires=([^;]*)/.exec(remembered)?.[1] ?? 0).getTime();
  expect(Math.round((expires - Date.now()) / 86_400_000)).toBe(3);
});

test('signing in, failing to and signing out are entries of the audit log, with the address', async () => {
  const [user, ip] = [await makeUser(), randomIp()];
  const entriesOf = () =>
    queryRows(
      `select action, actor_kind, ip_address, source from audit_log
       where record_type = 'panel-user' and record_id = ? and area = 'sign-in' order by id`,
      [String(user.id)],
      server,
    );
  const entry = (action: string, kind: string) => ({ action, actor_kind: kind, ip_address: ip, source: 'panel' });
  expect((await signInAt(ip, user.email, 'wrong')).status).toBe(400);
  await expect.poll(entriesOf, { timeout: 5000 }).toEqual([entry('sign-in-failed', 'visitor')]);

  const { body } = await signInAt(ip, user.email.toUpperCase());
  const headers = { Authorization: `Bearer ${body.data.token}`, ...clientHeaders(ip) };
  expect((await createPanelClient(server.url, headers)('POST', '/admin/logout', {})).status).toBe(200);
  expect(await entriesOf()).toEqual([
    entry('sign-in-failed', 'visitor'),
    entry('signed-in', 'panel-user'),
    entry('signed-out', 'panel-user'),
  ]);
  expect(await queryRows("select 1 from audit_log where search_text like '%wrong%'", [], server)).toEqual([]);
});
