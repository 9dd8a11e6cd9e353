/** Uses a server of its own, since the rule would lock out the admins of other tests. */
import { staffEmail, staffPassword } from '../../../test/accounts';
import { createClient, expectInvalid, failure, signInAt, visitor, expectResponse } from '../../../test/client';
import { sharedServer } from '../../../test/server';
import { queryRows } from '../../../test/stored-data';
import { codeOf, makeUser } from '../../../test/users';

const server = await sharedServer();

const path = '/auth/sign-in-rules';
const off = { success: true, rules: { isSecondFactorRequired: false } };
const on = { success: true, rules: { isSecondFactorRequired: true } };

const login = async (email: string, code?: string) => {
  const { token } = (await visitor(server.url).post('/auth/login', { email, password: staffPassword, code })).body;
  return createClient({ token, url: server.url });
};

const missing = failure('second-factor-missing', 'Admins need two-step sign-in. Set it up to continue.');

test('admins require two-step sign-in of each other; those without it can only set it up and sign out', async () => {
  const account = { role: 'admin', password: staffPassword };
  const makeAdmin = async () => makeUser(account, await signInAt(server.url));
  const [{ email }, user] = [await makeAdmin(), await makeAdmin()];
  const admin = await login(email);
  const moderator = await login(staffEmail.moderator);
  expect((await admin.get(path)).body).toEqual(off);

  const expectMessage = (body: object, msg: string) =>
    expectInvalid(admin.put(path, body), { path: 'isSecondFactorRequired', msg });
  await expectMessage(
    { isSecondFactorRequired: true },
    'Turn on two-step sign-in for yourself first, under My Profile',
  );
  await expectMessage({}, 'Choose whether admins need two-step sign-in');

  const setUp = { currentPassword: staffPassword };
  const { uri } = (await admin.post('/auth/second-factor/setup', setUp)).body;
  expect((await admin.post('/auth/second-factor', { code: codeOf(uri) })).status).toBe(200);
  await expectResponse(admin.put(path, { isSecondFactorRequired: true }), 200, on);
  // Repeated, it records nothing.
  expect((await admin.put(path, { isSecondFactorRequired: true })).body).toEqual(on);
  expect((await moderator.get('/auth/users')).status).toBe(200);

  const nora = await login(user.email);
  for (const { status, body } of [
    await nora.get('/auth/users'),
    await nora.get('/beers/admin'),
    await nora.get(path),
    await nora.put(path, { isSecondFactorRequired: false }),
    await nora.put(`/auth/users/${user._id}`, { firstName: 'Eve' }),
    await nora.delete(`/auth/users/${user._id}/second-factor`),
    await nora.get('/auth/sessions'),
  ])
    expect([status, body]).toEqual([403, missing]);
  expect((await nora.get('/content/location/auburn')).text).toBe(
    (await visitor(server.url).get('/content/location/auburn')).text,
  );
  expect((await nora.get('/auth/me')).status).toBe(200);
  expect((await nora.get('/auth/second-factor')).body).toEqual({
    success: true,
    secondFactor: { isOn: false, recoveryCodesLeft: 0 },
    isMissing: true,
  });
  expect((await moderator.get('/auth/second-factor')).body).toMatchObject({ isMissing: false });
  expect((await nora.post('/auth/logout')).status).toBe(200);
  expect((await nora.get('/auth/me')).status).toBe(401);

  const again = await login(user.email);
  const own = (await again.post('/auth/second-factor/setup', setUp)).body;
  expect((await again.get('/auth/users')).body).toEqual(missing);
  expect((await again.post('/auth/second-factor', { code: codeOf(own.uri) })).status).toBe(200);
  expect((await again.get('/auth/users')).status).toBe(200);
  // An admin who lost the phone is helped by another one, and sets it up again.
  expect((await admin.delete(`/auth/users/${user._id}/second-factor`)).status).toBe(200);
  expect((await (await login(user.email)).get('/auth/users')).body).toEqual(missing);

  const returned = await login(user.email);
  expect((await returned.get('/auth/second-factor')).body).toMatchObject({ isMissing: true });
  expect((await admin.put(path, { isSecondFactorRequired: false })).body).toEqual(off);
  expect((await returned.get('/auth/second-factor')).body).toMatchObject({ isMissing: false });
  expect((await (await login(user.email)).get('/auth/users')).status).toBe(200);
  const entries = await queryRows(
    "select action from audit_log where action in ('second-factor-required', 'second-factor-optional') order by id",
    [],
    server,
  );
  expect(entries.map(({ action }) => action)).toEqual(['second-factor-required', 'second-factor-optional']);
});
