import { randomUUID } from 'node:crypto';
import type { MailSettings } from '#domain/site/schema';
import type { User } from '#domain/user/schema';
import { type ApiClient, createClient, expectSuccess, failure, invalidInput, visitor } from '../../../test/client';
import { unique, uniqueEmail } from '../../../test/factories';
import { queryRows } from '../../../test/stored-data';
import { codeOf, makeUser, minutesAgo, password, userInput } from '../../../test/users';

const confirmPath = '/auth/confirm-password';

type Stolen = { user: User; id: string; token: string; client: ApiClient };

/** The sign-in of the session was some minutes ago. */
async function age(stolen: Stolen, minutes = 10): Promise<Stolen> {
  await queryRows(`update staff_sessions set confirmed_at = ${minutesAgo(minutes)} where document_id = ?`, [stolen.id]);
  return stolen;
}

async function stealSession(user: User, minutes?: number): Promise<Stolen> {
  const { body, headers } = await visitor().post('/auth/login', { email: user.email, password });
  const id = headers.get('session-id') ?? '';
  return age({ user, id, token: body.token, client: createClient({ token: body.token }) }, minutes);
}

const stealSessionOf = async (role: 'admin' | 'moderator', minutes?: number) =>
  stealSession(await makeUser({ role }), minutes);

const shared = new Map<'admin' | 'moderator', Promise<Stolen>>();

/** One that the tests share: a sign-in takes long. */
async function oldSessionOf(role: 'admin' | 'moderator'): Promise<Stolen> {
  const stolen = shared.get(role) ?? stealSessionOf(role);
  shared.set(role, stolen);
  return age(await stolen);
}

const refused = [403, failure('confirm-password', 'Please confirm your password, then try again')];

type Call = [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object];
/** `status`: once the password is confirmed. */
type Sensitive = { by?: 'admin' | 'moderator'; call: () => Call | Promise<Call>; status: number };

const json = (body: object | undefined) =>
  body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };

async function send({ client }: Stolen, [method, path, body]: Call) {
  const response = await client.send(method, path, json(body));
  return [response.status, response.body] as const;
}

const change = ({ _id }: User, changes: object): Call => ['PUT', `/auth/users/${_id}`, changes];
const changeOther = (changes: object) => async () => change(await makeUser(), changes);

const deleteOfOther = async (path = ''): Promise<Call> => ['DELETE', `/auth/users/${(await makeUser())._id}${path}`];
const longAgo = { updatedAt: '2020-01-01T00:00:00.000Z' };
const saveOld = (settings: object) => (): Call => ['PUT', '/site/settings', { ...settings, ...longAgo }];
const rules = { isSecondFactorRequired: false };
const person = { email: uniqueEmail(), keepOrders: true };
const ownPassword = { currentPassword: password };

const sensitive: Record<string, Sensitive> = {
  'create an admin': { call: () => ['POST', '/auth/users', userInput({ role: 'admin' })], status: 201 },
  'create a moderator, who could export': { call: () => ['POST', '/auth/users', userInput()], status: 201 },
  'invite a user': { call: () => ['POST', '/auth/invitations', {}], status: 400 },
  'promote a moderator': { call: changeOther({ role: 'admin' }), status: 200 },
  'change the password of another user': { call: changeOther({ password: 'another long one' }), status: 200 },
  'change the email of another user': { call: changeOther({ email: uniqueEmail() }), status: 200 },
  'delete another user': { call: () => deleteOfOther(), status: 200 },
  'turn off the second factor of another user': { call: () => deleteOfOther('/second-factor'), status: 200 },
  'change the sign-in rules': { call: () => ['PUT', '/auth/sign-in-rules', rules], status: 200 },
  'make a backup': { call: () => ['POST', '/backups'], status: 200 },
  'download a backup': { call: () => ['GET', '/backups/none'], status: 404 },
  'export the data of a person': { call: () => ['POST', '/personal-data/export', person], status: 200 },
  'erase the data of a person': { call: () => ['POST', '/personal-data/erase', person], status: 200 },
  'export the subscribers': { by: 'moderator', call: () => ['GET', '/newsletter/export/csv'], status: 200 },
  'export the inquiries': { by: 'moderator', call: () => ['GET', '/inquiries/export/csv'], status: 200 },
  'export the audit log': { call: () => ['GET', '/audit-log/export/csv'], status: 200 },
  // The version is old, so nothing is saved.
  'send inquiries to another address': { call: saveOld({ inquiryRecipient: uniqueEmail() }), status: 409 },
  'change the texts of emails': { call: saveOld({ contactReply: unique('Pay') }), status: 409 },
  // Other tests rely on none: an invalid one changes nothing.
  'set the mail server': { call: () => ['PUT', '/mail-server', {}], status: 400 },
  'remove the mail server': { call: () => ['DELETE', '/mail-server'], status: 200 },
  'use the mail server’s password': { call: () => ['POST', '/mail-server/test', {}], status: 400 },
  // It is off, so nothing changes.
  'turn off one’s own second factor': { call: () => ['DELETE', '/auth/second-factor', ownPassword], status: 200 },
  'renew one’s own codes': { call: () => ['POST', '/auth/second-factor/recovery-codes', ownPassword], status: 400 },
  // Other tests have added content of their own, which stays.
  'start empty': { call: () => ['POST', '/setup/start-empty'], status: 409 },
};

test('the table has each call that the API documents to need a confirmed password', async () => {
  type Documented = { paths: Record<string, Record<string, { 'x-needs-confirmation'?: true }>> };
  const { paths } = (await visitor().get<Documented>('/openapi.json')).body;
  const documented = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => operation['x-needs-confirmation'])
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
  const calls = await Promise.all(
    Object.values(sensitive).map(async ({ call }) => (await call()).slice(0, 2).join(' ')),
  );
  const isInTable = (call: string) => {
    const pattern = new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    return calls.some((made) => pattern.test(made));
  };
  expect(documented).toContain('POST /backups');
  expect(documented.filter((call) => !isInTable(call))).toEqual([]);
});

test.each(Object.entries(sensitive))(
  'a session of ten minutes ago needs the password to %s',
  async (_name, { by = 'admin', call, status }: Sensitive) => {
    const request = await call();
    const stolen = await oldSessionOf(by);
    expect(await send(stolen, request)).toEqual(refused);
    await expectSuccess(stolen.client.post(confirmPath, { password }), 200, 'Password confirmed');
    expect((await send(stolen, request))[0]).toBe(status);
  },
);

test('a session of ten minutes ago needs no password for other changes of users, and for the export of beers', async () => {
  const other = await makeUser();
  const stolen = await oldSessionOf('admin');
  const { email, role } = other;
  for (const call of [
    change(other, { firstName: 'Ann' }),
    change(other, { email, role }),
    change(stolen.user, { firstName: 'Ann' }),
    ['GET', '/beers/admin/export/csv'] satisfies Call,
  ])
    expect([call, (await send(stolen, call))[0]]).toEqual([call, 200]);
});

test('a session of ten minutes ago needs no password to save the site settings with the same recipient of inquiries', async () => {
  const { client } = await oldSessionOf('admin');
  const path = '/site/settings';
  const { inquiryRecipient } = (await client.get<{ settings: MailSettings }>(path)).body.settings;
  expect((await client.put(path, { inquiryRecipient })).status).toBe(200);
});

test('a session of ten minutes ago repeats a refused call with its Idempotency-Key once the password is confirmed', async () => {
  const other = await makeUser();
  const { client } = await oldSessionOf('admin');
  const headers = { 'Idempotency-Key': randomUUID() };
  const promote = () => client.put(`/auth/users/${other._id}`, { role: 'admin' }, { headers });
  expect((await promote()).status).toBe(403);
  await client.post(confirmPath, { password });
  expect((await promote()).body.user.role).toBe('admin');
});

test('a session of nine minutes ago needs no password', async () => {
  const stolen = await stealSessionOf('admin', 9);
  expect((await send(stolen, ['GET', '/audit-log/export/csv']))[0]).toBe(200);
});

test('no session turns off the second factor of its own user without the password', async () => {
  const admin = await stealSessionOf('admin', 0);
  expect(await send(admin, ['DELETE', `/auth/users/${admin.user._id}/second-factor`])).toEqual([
    400,
    failure('own-account', 'Turn off your own two-step sign-in under My Profile, with your password'),
  ]);
});

const invalid = (path: string, msg: string) => [400, invalidInput([{ path, msg }])];

test('POST /auth/confirm-password returns 400 for a missing or wrong password, which confirms nothing', async () => {
  const stolen = await stealSessionOf('admin');
  const confirm = (body: object) => send(stolen, ['POST', confirmPath, body]);
  expect(await confirm({})).toEqual(invalid('password', 'Enter your current password'));
  expect(await confirm({ password: 'wrong one' })).toEqual(invalid('password', 'This is not your current password'));
  expect(await send(stolen, ['GET', '/audit-log/export/csv'])).toEqual(refused);
});

test('the attempts of a stolen session do not count for another session of its user', async () => {
  const user = await makeUser({ role: 'admin' });
  const [thief, owner] = [await stealSession(user), await stealSession(user)];
  const own: Call = ['PUT', `/auth/users/${user._id}`, { email: uniqueEmail(), currentPassword: 'wrong one' }];
  for (const call of [...Array.from({ length: 5 }, (): Call => ['POST', confirmPath, { password: 'wrong' }]), own])
    await send(thief, call);
  for (const call of [own, ['POST', confirmPath, { password }] satisfies Call])
    expect((await send(thief, call))[0]).toBe(429);
  for (let attempt = 0; attempt < 10; attempt += 1)
    await send(thief, ['POST', '/auth/second-factor', { code: '000000' }]);
  expect((await send(thief, ['POST', '/auth/second-factor', { code: '000000' }]))[0]).toBe(429);
  expect((await send(owner, ['POST', confirmPath, { password }]))[0]).toBe(200);
  expect((await send(owner, ['POST', '/auth/second-factor', { code: '000000' }]))[0]).toBe(400);
  const changes = { password: 'another long one', currentPassword: password };
  expect((await send(owner, ['PUT', `/auth/users/${user._id}`, changes]))[0]).toBe(200);
  expect((await send(thief, ['GET', '/auth/me']))[0]).toBe(401);
});

test('POST /auth/confirm-password confirms only this session, which keeps its cookie', async () => {
  const user = await makeUser({ role: 'admin' });
  const [browser, other] = [await stealSession(user), await stealSession(user)];
  const headers = { cookie: `brewery_session=${browser.token}`, 'sec-fetch-site': 'same-origin' };
  const { status, headers: received } = await visitor().post(confirmPath, { password }, { headers });
  expect([status, received.get('set-cookie')]).toEqual([200, null]);
  expect((await visitor().get('/audit-log/export/csv', { headers })).status).toBe(200);
  expect(await send(other, ['GET', '/audit-log/export/csv'])).toEqual(refused);
});

async function stealTwoStepSession() {
  const stolen = await stealSessionOf('admin');
  const { uri } = (await stolen.client.post('/auth/second-factor/setup', ownPassword)).body;
  const { body } = await stolen.client.post('/auth/second-factor', { code: codeOf(uri, -1) });
  const confirm = (code?: string) => send(stolen, ['POST', confirmPath, { password, code }]);
  return { stolen, confirm, uri, recoveryCodes: body.recoveryCodes };
}

test('with two-step sign-in, POST /auth/confirm-password needs a code of the app, which works once', async () => {
  const { stolen, confirm, uri, recoveryCodes } = await stealTwoStepSession();
  expect(await confirm()).toEqual(invalid('code', 'Enter the code of your authenticator app'));
  expect(await send(stolen, ['GET', '/audit-log/export/csv'])).toEqual(refused);
  expect((await confirm(codeOf(uri)))[0]).toBe(200);
  expect((await send(stolen, ['GET', '/audit-log/export/csv']))[0]).toBe(200);
  expect((await confirm(codeOf(uri)))[0]).toBe(400);
  expect((await confirm(recoveryCodes[0]))[0]).toBe(200);
});

test('wrong codes count like wrong passwords', async () => {
  const { confirm, uri } = await stealTwoStepSession();
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await confirm('000000'))[0]).toBe(400);
  expect((await confirm(codeOf(uri)))[0]).toBe(429);
});
