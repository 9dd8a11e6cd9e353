import { createHash } from 'node:crypto';
import type { User } from '#domain/user/schema';
import { admin, type ApiClient, createClient, failure, randomIp, visitor } from '../../../test/client';
import { listInPanel } from '../../../test/panel';
import { queryRows } from '../../../test/stored-data';
import { codeOf, deviceCookieOf, mailsTo, makeUser, password, subjectsTo } from '../../../test/users';
import { waitFor } from '../../../test/wait-for';
import { createResetToken } from './password-reset';

const login = (user: User, code?: unknown, { userPassword = password, ip = randomIp(), cookie = '' } = {}) =>
  createClient({ ip }).post(
    '/auth/login',
    { email: user.email, password: userPassword, code },
    { headers: { cookie } },
  );

const clientOf = async (user: User, code?: string) => createClient({ token: (await login(user, code)).body.token });

type Setup = { secret: string; uri: string };

const startSetup = (client: ApiClient, currentPassword = password) =>
  client.post<Setup>('/auth/second-factor/setup', { currentPassword });

async function turnOn(user: User) {
  const client = await clientOf(user);
  const { uri } = (await startSetup(client)).body;
  // The current and the next code are left for sign-ins.
  const { status, body } = await client.post('/auth/second-factor', { code: codeOf(uri, -1) });
  expect(status).toBe(200);
  return { user, client, uri, recoveryCodes: body.recoveryCodes };
}

const required = failure('second-factor-required', 'Enter the code of your authenticator app');
const invalidMessage = 'This code is not correct, or was used before. Enter the next one, or a recovery code.';
const invalid = failure('second-factor-invalid', invalidMessage, [{ path: 'code', msg: invalidMessage }]);

test('turning on two-step sign-in needs the password, and then a code of the app; until then it has no effect', async () => {
  const user = await makeUser();
  const client = await clientOf(user);
  const refused = { status: 400, body: { errors: [{ path: 'currentPassword' }] } };
  expect(await startSetup(client, 'not the password')).toMatchObject(refused);
  const { body } = await startSetup(client);
  expect(body).toEqual({
    success: true,
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    uri: expect.stringMatching(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}/),
  });
  expect(decodeURIComponent(body.uri)).toContain(user.email);
  const wrong = { status: 400, body: { errors: [{ path: 'code', msg: invalidMessage }] } };
  expect(await client.post('/auth/second-factor', { code: '000000' })).toMatchObject(wrong);
  expect((await login(user)).status).toBe(200);
  const [row] = await queryRows('select confirmed_at from staff_second_factors order by user_id desc limit 1');
  expect(row).toEqual({ confirmed_at: null });
});

test('turning on two-step sign-in returns ten recovery codes, and signs out the other devices', async () => {
  const user = await makeUser();
  const other = await clientOf(user);
  const { client, recoveryCodes } = await turnOn(user);
  expect(new Set(recoveryCodes).size).toBe(10);
  for (const code of recoveryCodes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
  expect((await client.get('/auth/second-factor')).body.secondFactor).toEqual({ isOn: true, recoveryCodesLeft: 10 });
  expect((await other.get('/auth/me')).status).toBe(401);
  expect((await startSetup(client)).status).toBe(400);
});

test('codes without a started setup are rejected', async () => {
  const client = await clientOf(await makeUser());
  expect((await client.post('/auth/second-factor', { code: '123456' })).status).toBe(400);
  expect((await client.post('/auth/second-factor/recovery-codes', { currentPassword: password })).status).toBe(400);
});

test('POST /auth/login without a code returns 401 and no session, however often; with one it signs in', async () => {
  const { user, uri } = await turnOn(await makeUser());
  for (let attempt = 0; attempt < 7; attempt += 1) {
    const { status, body, headers } = await login(user);
    expect([status, body, headers.get('set-cookie')]).toEqual([401, required, null]);
  }
  const code = codeOf(uri);
  const { status, body } = await login(user, ` ${code.slice(0, 3)} ${code.slice(3)} `);
  expect(status).toBe(200);
  expect((await createClient({ token: body.token }).get('/auth/me')).status).toBe(200);
});

test('POST /auth/login accepts no value that is like a code', async () => {
  const { user, uri, recoveryCodes } = await turnOn(await makeUser());
  const [first = '', second = ''] = recoveryCodes;
  const code = codeOf(uri);
  for (const value of [true, [code], { $ne: '' }, Number(code), '0'.repeat(100_000)])
    expect([value, (await login(user, value)).status]).toEqual([value, 400]);
  for (const value of ['......', `${code}0`, first.slice(0, -1), first + second])
    expect([value, (await login(user, value)).status]).toEqual([value, 401]);
});

test('POST /auth/login with a wrong password does not reveal whether a code is needed', async () => {
  const { user } = await turnOn(await makeUser());
  expect((await login(user, undefined, { userPassword: 'not the password' })).body.code).toBe('invalid-credentials');
  expect((await login(user, '000000', { userPassword: 'not the password' })).body.code).toBe('invalid-credentials');
});

test('a code works once, also at the same time', async () => {
  const { user, uri } = await turnOn(await makeUser());
  const code = codeOf(uri);
  const responses = await Promise.all([login(user, code), login(user, code), login(user, code)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  expect((await login(user, code)).body).toEqual(invalid);
  expect((await login(user, codeOf(uri, -1))).body).toEqual(invalid);
  expect((await login(user, codeOf(uri, 1))).status).toBe(200);
});

test('five wrong codes from one IP address are the limit, also with the correct one', async () => {
  const [user, ip] = [await makeUser(), randomIp()];
  const { uri } = await turnOn(user);
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await login(user, '000000', { ip })).body).toEqual(invalid);
  expect((await login(user, codeOf(uri), { ip })).status).toBe(429);
  expect((await login(user, codeOf(uri))).status).toBe(200);
});

test('after wrong codes from several IP addresses, attempts wait longer and longer, except on a known device', async () => {
  const user = await makeUser();
  const cookie = deviceCookieOf(await login(user));
  const { uri } = await turnOn(user);
  for (let attempt = 0; attempt < 6; attempt += 1) expect((await login(user, '000000')).status).toBe(401);
  const early = await login(user, codeOf(uri));
  expect([early.status, early.headers.get('retry-after')]).toEqual([429, '1']);
  expect((await login(user, codeOf(uri), { cookie })).status).toBe(200);
  await waitFor(async () => expect((await login(user, codeOf(uri, 1))).status).toBe(200));
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await login(user, '000000', { cookie })).body).toEqual(invalid);
  expect((await login(user, '000000', { cookie })).status).toBe(429);
});

test('the cookie of a link to reset the password does not exempt a device from the limit of all addresses', async () => {
  const { user, uri } = await turnOn(await makeUser());
  const token = createResetToken(new Date());
  const hash = createHash('sha256').update(token).digest('base64url');
  await queryRows('update up_users set reset_password_token = ? where email = ?', [hash, user.email]);
  const userPassword = 'another long one';
  const cookie = deviceCookieOf(await visitor().post('/auth/reset-password', { token, password: userPassword }));
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect((await login(user, '000000', { userPassword })).body).toEqual(invalid);
    expect((await login(user, '000000', { userPassword, cookie })).body).toEqual(invalid);
  }
  const early = await login(user, codeOf(uri), { userPassword, cookie });
  expect([early.status, early.headers.get('retry-after')]).toEqual([429, '1']);
});

test('a recovery code works once, as typed', async () => {
  const { user, recoveryCodes } = await turnOn(await makeUser());
  const code = String(recoveryCodes[3]).replace('-', ' ').toLowerCase();
  const client = await clientOf(user, code);
  expect((await client.get('/auth/second-factor')).body.secondFactor).toEqual({ isOn: true, recoveryCodesLeft: 9 });
  expect((await login(user, code)).body).toEqual(invalid);
});

test('its user renews the recovery codes and turns it off, both with the password, and gets emails without the codes', async () => {
  const { user, client, recoveryCodes } = await turnOn(await makeUser());
  const path = '/auth/second-factor/recovery-codes';
  expect((await client.post(path, { currentPassword: 'wrong one' })).status).toBe(400);
  const { body } = await client.post(path, { currentPassword: password });
  expect((await login(user, recoveryCodes[0])).status).toBe(401);
  expect((await login(user, body.recoveryCodes[0])).status).toBe(200);
  expect((await client.delete('/auth/second-factor', { currentPassword: 'wrong one' })).status).toBe(400);
  expect((await login(user)).status).toBe(401);
  expect((await client.delete('/auth/second-factor', { currentPassword: password })).status).toBe(200);
  expect((await login(user, '123456')).status, 'a code is ignored').toBe(200);
  expect(await subjectsTo(user.email)).toEqual([
    expect.stringMatching(/^Two-step sign-in of your .+ account is on$/),
    expect.stringMatching(/^Your .+ recovery codes were renewed$/),
    expect.stringMatching(/^Two-step sign-in of your .+ account is off$/),
  ]);
  const mails = JSON.stringify(await mailsTo(user.email));
  expect(mails).toContain('If you did not expect this, change your password and tell an admin at once.');
  for (const code of [...recoveryCodes, ...body.recoveryCodes]) expect(mails).not.toContain(code);
});

test('an admin turns it off for a user who has lost the phone, who gets one email; a new password does not', async () => {
  const { user } = await turnOn(await makeUser());
  const path = `/auth/users/${user._id}/second-factor`;
  await admin.put(`/auth/users/${user._id}`, { password: 'another long one' });
  expect((await login(user, undefined, { userPassword: 'another long one' })).body.code).toBe('second-factor-required');
  expect((await admin.get(path)).body.secondFactor.isOn).toBe(true);
  for (let count = 0; count < 2; count += 1) expect((await admin.delete(path)).status).toBe(200);
  expect((await login(user, undefined, { userPassword: 'another long one' })).status).toBe(200);
  const entries = await queryRows(
    "select action from audit_log where record_id = ? and action like 'second-factor%' order by id",
    [user._id],
  );
  expect(entries.map(({ action }) => action)).toEqual(['second-factor-on', 'second-factor-off']);
  expect((await subjectsTo(user.email)).filter((subject) => subject.endsWith('is off'))).toHaveLength(1);
});

test('a user who gets the id of a deleted one has no second factor', async () => {
  const { user } = await turnOn(await makeUser());
  await admin.delete(`/auth/users/${user._id}`);
  expect(await queryRows('select * from staff_second_factors where user_id not in (select id from up_users)')).toEqual(
    [],
  );
});

test('neither the secret nor the recovery codes are stored as text or in the audit log, or shown by API and panel', async () => {
  const { user, uri, recoveryCodes, client } = await turnOn(await makeUser());
  const secret = String(new URL(uri).searchParams.get('secret'));
  const stored = JSON.stringify([
    await queryRows('select * from staff_second_factors'),
    await queryRows('select * from audit_log'),
  ]);
  const panel = JSON.stringify(await listInPanel('plugin::users-permissions.user', 'pageSize=100&sort=id:DESC'));
  const shown = [
    await client.get('/auth/me'),
    await client.get('/auth/second-factor'),
    await admin.get('/auth/users'),
    await admin.get(`/auth/users/${user._id}/second-factor`),
  ].map(({ text }) => text);
  for (const text of [stored, panel, ...shown]) {
    expect(text).not.toContain(secret);
    for (const code of recoveryCodes) {
      expect(text).not.toContain(code);
      expect(text).not.toContain(code.replace('-', ''));
    }
  }
});

test('sign-ins, failed ones of existing accounts and sign-outs are in the audit log', async () => {
  const user = await makeUser();
  await login(user, undefined, { userPassword: 'not the password' });
  await (await clientOf(user)).post('/auth/logout');
  await visitor().post('/auth/login', { email: 'nobody-here@example.com', password });
  const actions = async () =>
    (await queryRows('select action from audit_log where record_id = ?', [user._id])).map(({ action }) => action);
  await waitFor(async () => {
    expect((await actions()).sort()).toEqual(expect.arrayContaining(['sign-in-failed', 'signed-in', 'signed-out']));
  });
  expect(JSON.stringify(await queryRows("select * from audit_log where action = 'sign-in-failed'"))).not.toContain(
    'nobody-here',
  );
});
