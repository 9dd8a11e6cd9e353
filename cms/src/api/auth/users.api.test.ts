import type { User } from '#domain/user/schema';
import {
  admin,
  createClient,
  failure,
  moderator,
  visitor,
  expectFailure,
  expectInvalid,
  expectResponse,
  expectSuccess,
} from '../../../test/client';
import { uniqueEmail } from '../../../test/factories';
import { queryRows } from '../../../test/stored-data';
import { mailsTo, makeUser, password, userInput, signInAs, subjectsTo } from '../../../test/users';
import { staffEmail } from '../../../test/accounts';
import { saveInPanel } from '../../../test/panel';

const forbidden = failure('forbidden', 'You do not have permission to do that');
const takenMessage = 'A user with this email already exists';
const emailTaken = failure('email-taken', takenMessage, [{ path: 'email', msg: takenMessage }]);

async function makeSignedIn(overrides: object = {}) {
  const user = await makeUser(overrides);
  return { user, self: await signInAs(user) };
}

test('the most common passwords are refused at the field, for new users and in changes', async () => {
  const errors = [{ path: 'password', msg: 'This is one of the most common passwords. Please choose another one' }];
  const { user, self } = await makeSignedIn();
  for (const common of ['password', 'Password123', '12345678', 'TRUSTNO1', 'iloveyou'])
    for (const call of [
      admin.post('/auth/users', userInput({ password: common })),
      self.put(`/auth/users/${user._id}`, { password: common, currentPassword: password }),
      admin.put(`/auth/users/${user._id}`, { password: common }),
    ])
      expect(await call).toMatchObject({ status: 400, body: { code: 'invalid-input', errors } });
  expect((await self.get('/auth/me')).status).toBe(200);
});

test('GET /auth/users lists the newest users first, without passwords', async () => {
  const first = await makeUser();
  const second = await makeUser({ role: 'admin' });
  const { status, body, text } = await moderator.get('/auth/users');
  expect([status, body.users.slice(0, 2)]).toEqual([200, [second, first]]);
  expect(text).not.toMatch(/password|\$2[aby]\$|username/);
});

test('POST /auth/users defaults to the moderator role and stores the e-mail in lowercase', async () => {
  const input = userInput({ email: `Mixed.${uniqueEmail()}` });
  const { password: _secret, ...user } = { ...input, email: input.email.toLowerCase() };
  const generated = { _id: expect.any(String), createdAt: expect.any(String), updatedAt: expect.any(String) };
  await expectResponse(admin.post('/auth/users', input), 201, {
    success: true,
    user: { ...generated, ...user, role: 'moderator', taprooms: [] },
  });
});

test('POST /auth/users returns 409 for the e-mail of another user, in any case', async () => {
  const [user, { email }] = [await makeUser(), await makeUser()];
  const taken = { email: email.toUpperCase() };
  await expectResponse(admin.post('/auth/users', userInput(taken)), 409, emailTaken);
  await expectResponse(admin.put(`/auth/users/${user._id}`, taken), 409, emailTaken);
});

test('concurrent creates with one e-mail: one 201, the others 409', async () => {
  const email = uniqueEmail();
  const responses = await Promise.all([1, 2, 3].map(() => admin.post('/auth/users', userInput({ email }))));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(await queryRows('select id from up_users where email = ?', [email])).toHaveLength(1);
});

test('POST /auth/invitations needs a mail server', async () => {
  const { password: _none, ...input } = userInput();
  const message = 'This server is not set up to send email.';
  await expectFailure(admin.post('/auth/invitations', input), 409, 'conflict', message);
  expect(await queryRows('select id from up_users where email = ?', [input.email])).toEqual([]);
});

test('in PUT /auth/users/{id}, absent fields and a blank password stay unchanged', async () => {
  const { user, self } = await makeSignedIn();
  await expectResponse(admin.put(`/auth/users/${user._id}`, { firstName: 'Ann', password: '' }), 200, {
    success: true,
    user: { ...user, firstName: 'Ann', updatedAt: expect.any(String) },
  });
  expect((await (await signInAs(user)).get('/auth/me')).status).toBe(200);
  // Neither the password nor the role changed, so the session is still valid.
  expect((await self.get('/auth/me')).status).toBe(200);
});

test('a new password or role revokes all sessions of the user', async () => {
  const user = await makeUser();
  const [first, second] = [await signInAs(user), await signInAs(user)];
  await admin.put(`/auth/users/${user._id}`, { password: 'another long one' });
  expect([(await first.get('/auth/me')).status, (await second.get('/auth/me')).status]).toEqual([401, 401]);
  const third = await signInAs(user, 'another long one');
  expect((await third.get('/auth/me')).status).toBe(200);
  await admin.put(`/auth/users/${user._id}`, { role: 'admin' });
  expect((await third.get('/auth/me')).status).toBe(401);
});

test('a login that races a password change gets no session for the old password', async () => {
  // Which of the two wins varies, hence several rounds.
  for (let round = 0; round < 6; round += 1) {
    const user = await makeUser();
    const [signedIn, changed] = await Promise.all([
      visitor().post('/auth/login', { email: user.email, password }),
      admin.put(`/auth/users/${user._id}`, { password: 'another long one' }),
    ]);
    expect(changed.status).toBe(200);
    const token = signedIn.status === 200 ? signedIn.body.token : undefined;
    expect((await createClient({ token }).get('/auth/me')).status).toBe(401);
  }
});

test('a moderator can change their own name and e-mail, but no role and no other user', async () => {
  const { user, self } = await makeSignedIn();
  const other = await makeUser();
  const email = uniqueEmail();
  const change = { lastName: 'New', email, currentPassword: password };
  const changed = await self.put(`/auth/users/${user._id}`, change);
  expect([changed.status, changed.body.user.lastName, changed.body.user.email]).toEqual([200, 'New', email]);
  for (const [id, body] of [
    [user._id, { role: 'admin' }],
    [user._id, { role: 'moderator' }],
    [user._id, { role: null }],
    [user._id, { role: 'nonsense' }],
    [other._id, { firstName: 'Mine' }],
    [other._id, {}],
    ['unknown', {}],
  ] as const) {
    await expectResponse(self.put(`/auth/users/${id}`, body), 403, forbidden);
  }
});

test.each([
  ['password', { password: 'another long one' }],
  ['e-mail', { email: 'somebody-else@example.com' }],
])('a change of one’s own %s needs the current password', async (_field, change) => {
  const { user, self } = await makeSignedIn({ role: 'admin' });
  const put = (currentPassword?: string) => self.put(`/auth/users/${user._id}`, { ...change, currentPassword });
  for (const [typed, msg] of [
    [undefined, 'Enter your current password'],
    ['', 'Enter your current password'],
    ['not the password', 'This is not your current password'],
  ] as const) {
    await expectInvalid(put(typed), { path: 'currentPassword', msg });
  }
  expect((await self.get('/auth/me')).body).toEqual({ success: true, user });
  expect((await put(password)).status).toBe(200);
});

test('one’s own name, and the e-mail address as it is, need no password', async () => {
  const { user, self } = await makeSignedIn();
  const change = { firstName: 'Ann', email: user.email.toUpperCase() };
  expect((await self.put(`/auth/users/${user._id}`, change)).status).toBe(200);
});

test('after a change of one’s own password, the browser stays signed in and all other sessions end', async () => {
  const user = await makeUser();
  const login = await visitor().post('/auth/login', { email: user.email, password });
  const other = await signInAs(user);
  const { token } = login.body;
  const cookieOf = (value: string) => ({ headers: { cookie: `brewery_session=${value}` } });
  const fromBrowser = { headers: { ...cookieOf(token).headers, 'sec-fetch-site': 'same-origin' } };
  const change = { password: 'another long one', currentPassword: password };
  const changed = await visitor().put(`/auth/users/${user._id}`, change, fromBrowser);
  expect(changed.status).toBe(200);
  const newToken = /^brewery_session=([\w-]{43});/.exec(changed.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const continued = await visitor().get('/auth/me', cookieOf(newToken));
  expect([continued.status, continued.headers.get('session-id')]).toEqual([200, login.headers.get('session-id')]);
  expect((await visitor().get('/auth/me', cookieOf(token))).status).toBe(401);
  expect((await other.get('/auth/me')).status).toBe(401);
});

test('an admin can neither change their own role nor delete their own account', async () => {
  const { user, self } = await makeSignedIn({ role: 'admin' });
  const path = `/auth/users/${user._id}`;
  for (const [response, message] of [
    [self.put(path, { role: 'moderator' }), 'You cannot change your own role'],
    [self.delete(path), 'You cannot delete your own account'],
  ] as const)
    await expectFailure(response, 400, 'own-account', message);
});

test('two admins demoting each other concurrently: one 200, the other rejected', async () => {
  const [one, two] = [await makeUser({ role: 'admin' }), await makeUser({ role: 'admin' })];
  const [first, second] = [await signInAs(one), await signInAs(two)];
  const responses = await Promise.all([
    first.put(`/auth/users/${two._id}`, { role: 'moderator' }),
    second.put(`/auth/users/${one._id}`, { role: 'moderator' }),
  ]);
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.map(({ status }) => status).every((status) => [200, 401, 403].includes(status))).toBe(true);
});

test('DELETE /auth/users/{id} deletes the user and revokes their sessions', async () => {
  const { user, self } = await makeSignedIn();
  await expectSuccess(admin.delete(`/auth/users/${user._id}`), 200, 'User deleted successfully');
  expect((await self.get('/auth/me')).status).toBe(401);
  expect((await admin.delete(`/auth/users/${user._id}`)).body).toEqual(failure('not-found', 'User not found'));
});

const passwordChanged = expect.stringMatching(/^Your .+ password was changed$/);
const emailChanged = expect.stringMatching(/^The email of your .+ account was changed$/);
const roleChanged = expect.stringMatching(/^Your .+ role was changed$/);

test.each([
  ['password', { password: 'another long one' }, [passwordChanged]],
  ['role', { role: 'admin' }, [roleChanged]],
  ['name', { firstName: 'Ann' }, []],
])('an admin’s change of the %s of a user sends the user its emails', async (_field, change, subjects) => {
  const user = await makeUser();
  await admin.put(`/auth/users/${user._id}`, change);
  expect(await subjectsTo(user.email)).toEqual(subjects);
});

test('a user gets an email at the old and the new address when an admin changes the address', async () => {
  const user = await makeUser();
  const email = uniqueEmail();
  await admin.put(`/auth/users/${user._id}`, { email });
  for (const address of [user.email, email]) {
    const [mail, ...others] = await mailsTo(address);
    expect([mail?.subject, others]).toEqual([emailChanged, []]);
    expect(mail?.text).toContain(`from ${user.email} to ${email}`);
  }
});

test('a user gets an email when they change their own password or email', async () => {
  const { user, self } = await makeSignedIn();
  const email = uniqueEmail();
  await self.put(`/auth/users/${user._id}`, { email, password: 'another long one', currentPassword: password });
  expect(await subjectsTo(user.email)).toEqual([emailChanged]);
  expect(await subjectsTo(email)).toEqual([emailChanged, passwordChanged]);
});

test('a user gets an email when somebody changes their email in the panel', async () => {
  const user = await makeUser();
  await saveInPanel('plugin::users-permissions.user', user._id, { email: uniqueEmail() });
  expect(await subjectsTo(user.email)).toEqual([emailChanged]);
});

test('a user gets no email when the change is refused', async () => {
  const user = await makeUser();
  await admin.put(`/auth/users/${user._id}`, { email: staffEmail.moderator, password: 'another long one' });
  expect(await subjectsTo(user.email)).toEqual([]);
});

test('the other admins get an email about a new admin and a user who becomes one, not about a moderator', async () => {
  const user = await makeUser();
  const announced = async ({ email }: User) =>
    (await mailsTo(staffEmail.admin)).filter(({ text }) => text.includes(`(${email})`)).length;
  const added = await makeUser({ role: 'admin' });
  expect([await announced(added), await subjectsTo(added.email), await announced(user)]).toEqual([1, [], 0]);
  await admin.put(`/auth/users/${user._id}`, { role: 'admin' });
  await admin.put(`/auth/users/${user._id}`, { firstName: 'Ann' });
  expect(await announced(user)).toBe(1);
});
