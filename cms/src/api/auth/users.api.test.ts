import { describe, expect, test } from 'vitest';
import type { ErrorCode } from '#domain/shared/error-code';
import type { User } from '#domain/user/user';
import { client, visitor, type Client } from '../../../test/client';
import { unique, uniqueEmail } from '../../../test/factories';
import { signIn } from '../../../test/sign-in';
import { queryRows } from '../../../test/stored-data';

type Answer = { user: User };

const password = 'a long enough one';
const aUser = (overrides: object = {}) => ({
  firstName: 'Nora',
  lastName: unique('Nobody'),
  email: uniqueEmail(),
  password,
  ...overrides,
});

async function makeUser(overrides: object = {}): Promise<User> {
  const { body } = await (await signIn()).post<Answer>('/auth/users', aUser(overrides));
  return body.user;
}

async function clientOf(user: User, given = password): Promise<Client> {
  const { body } = await visitor().post<{ token: string }>('/auth/login', { email: user.email, password: given });
  return client({ token: body.token });
}

const forbidden = { success: false, code: 'forbidden', message: 'You do not have permission to do that' };
const refusal = (code: ErrorCode, message: string) => ({ success: false, code, message });
const emailTaken = {
  success: false,
  code: 'email-taken',
  message: 'A user with this email already exists',
  errors: [{ path: 'email', msg: 'A user with this email already exists' }],
};

describe('GET /api/auth/users', () => {
  test('the newest come first, without passwords', async () => {
    const first = await makeUser();
    const second = await makeUser({ role: 'admin' });
    const { status, body, text } = await (await signIn('moderator')).get<{ users: User[] }>('/auth/users');
    expect(status).toBe(200);
    expect(body.users.slice(0, 2)).toEqual([second, first]);
    expect(text).not.toMatch(/password|\$2[aby]\$|username/);
  });

  test('is closed to everybody else', async () => {
    const { status, body } = await visitor().get('/auth/users');
    expect([status, body]).toEqual([401, refusal('unauthorized', 'Authentication required')]);
  });
});

describe('POST /api/auth/users', () => {
  test('the role defaults to moderator and the e-mail is kept in lower case', async () => {
    const input = aUser({ email: `Mixed.${uniqueEmail()}` });
    const { status, body } = await (await signIn()).post<Answer>('/auth/users', input);
    expect([status, body]).toEqual([
      201,
      {
        success: true,
        user: {
          _id: expect.any(String),
          firstName: 'Nora',
          lastName: input.lastName,
          email: input.email.toLowerCase(),
          role: 'moderator',
          createdAt: expect.any(String),
          updatedAt: expect.any(String),
        },
      },
    ]);
  });

  test('every wrong field is named at once, in form order', async () => {
    const bad = { email: 'nobody', password: 'short', role: 'owner' };
    const { status, body } = await (await signIn()).post('/auth/users', bad);
    expect([status, body]).toEqual([
      400,
      {
        success: false,
        code: 'invalid-input',
        message: 'Please fix the errors below before submitting.',
        errors: [
          { path: 'firstName', msg: 'First name is required' },
          { path: 'lastName', msg: 'Last name is required' },
          { path: 'email', msg: 'Please provide a valid email address' },
          { path: 'password', msg: 'Password must be at least 8 characters long' },
          { path: 'role', msg: 'Please choose a valid role' },
        ],
      },
    ]);
  });

  test('an e-mail that is there in any case is taken', async () => {
    const { email } = await makeUser();
    const { status, body } = await (await signIn()).post('/auth/users', aUser({ email: email.toUpperCase() }));
    expect([status, body]).toEqual([409, emailTaken]);
  });

  test('of two at once with one e-mail one is made', async () => {
    const admin = await signIn();
    const email = uniqueEmail();
    const answers = await Promise.all([1, 2, 3].map(() => admin.post('/auth/users', aUser({ email }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await queryRows('select id from up_users where email = ?', [email])).toHaveLength(1);
  });

  test('a moderator may not, whatever the body says', async () => {
    const { status, body } = await (await signIn('moderator')).post('/auth/users', { nonsense: true });
    expect([status, body]).toEqual([403, forbidden]);
  });
});

describe('PUT /api/auth/users/{id}', () => {
  test('absent fields and a blank password stay as they are', async () => {
    const user = await makeUser();
    const signedIn = await clientOf(user);
    const { status, body } = await (await signIn()).put(`/auth/users/${user._id}`, { firstName: 'Ann', password: '' });
    expect([status, body]).toEqual([
      200,
      { success: true, user: { ...user, firstName: 'Ann', updatedAt: expect.any(String) } },
    ]);
    expect((await (await clientOf(user)).get('/auth/me')).status).toBe(200);
    // Nothing of what ends a session has changed.
    expect((await signedIn.get('/auth/me')).status).toBe(200);
  });

  test('a new password and a new role each end all sessions of the user', async () => {
    const user = await makeUser();
    const [first, second] = [await clientOf(user), await clientOf(user)];
    await (await signIn()).put(`/auth/users/${user._id}`, { firstName: 'Still' });
    expect((await first.get('/auth/me')).status).toBe(200);
    await (await signIn()).put(`/auth/users/${user._id}`, { password: 'another long one' });
    expect([(await first.get('/auth/me')).status, (await second.get('/auth/me')).status]).toEqual([401, 401]);
    const third = await clientOf(user, 'another long one');
    expect((await third.get('/auth/me')).status).toBe(200);
    await (await signIn()).put(`/auth/users/${user._id}`, { role: 'admin' });
    expect((await third.get('/auth/me')).status).toBe(401);
  });

  test('no session begins with the old password in the moment of its change', async () => {
    const admin = await signIn();
    // Which of the two is first is chance, so it is tried a few times.
    for (let round = 0; round < 6; round += 1) {
      const user = await makeUser();
      const [signedIn, changed] = await Promise.all([
        visitor().post<{ token: string }>('/auth/login', { email: user.email, password }),
        admin.put(`/auth/users/${user._id}`, { password: 'another long one' }),
      ]);
      expect(changed.status).toBe(200);
      const token = signedIn.status === 200 ? signedIn.body.token : undefined;
      expect((await client({ token }).get('/auth/me')).status).toBe(401);
    }
  });

  test("a moderator changes the own name, e-mail and password, and nobody else's anything", async () => {
    const user = await makeUser();
    const other = await makeUser();
    const self = await clientOf(user);
    const email = uniqueEmail();
    const changed = await self.put<Answer>(`/auth/users/${user._id}`, { lastName: 'New', email });
    expect([changed.status, changed.body.user.lastName, changed.body.user.email]).toEqual([200, 'New', email]);
    for (const [id, body] of [
      [user._id, { role: 'admin' }],
      [user._id, { role: 'moderator' }],
      [user._id, { role: null }],
      [user._id, { role: 'nonsense' }],
      [other._id, { firstName: 'Mine' }],
      [other._id, {}],
      ['nobody', {}],
    ] as const) {
      const answer = await self.put(`/auth/users/${id}`, body);
      expect([answer.status, answer.body]).toEqual([403, forbidden]);
    }
  });

  test('nobody changes the own role', async () => {
    const admin = await makeUser({ role: 'admin' });
    const { status, body } = await (await clientOf(admin)).put(`/auth/users/${admin._id}`, { role: 'moderator' });
    expect([status, body]).toEqual([400, refusal('own-account', 'You cannot change your own role')]);
  });

  test('another one’s e-mail is taken', async () => {
    const [user, other] = [await makeUser(), await makeUser()];
    const { status, body } = await (await signIn()).put(`/auth/users/${user._id}`, { email: other.email });
    expect([status, body]).toEqual([409, emailTaken]);
  });

  test('a version that is no longer the latest is refused', async () => {
    const user = await makeUser();
    const admin = await signIn();
    await admin.put(`/auth/users/${user._id}`, { firstName: 'One', updatedAt: user.updatedAt });
    const late = await admin.put(`/auth/users/${user._id}`, { firstName: 'Two', updatedAt: user.updatedAt });
    expect([late.status, late.body]).toEqual([
      409,
      refusal('stale-version', 'Somebody else changed this in the meantime. Reload to see the latest version.'),
    ]);
  });

  test('an unknown one is not found', async () => {
    const { status, body } = await (await signIn()).put('/auth/users/nobody', { firstName: 'X' });
    expect([status, body]).toEqual([404, refusal('not-found', 'User not found')]);
  });

  test('two admins who demote each other at once leave one', async () => {
    const [one, two] = [await makeUser({ role: 'admin' }), await makeUser({ role: 'admin' })];
    const [first, second] = [await clientOf(one), await clientOf(two)];
    const answers = await Promise.all([
      first.put(`/auth/users/${two._id}`, { role: 'moderator' }),
      second.put(`/auth/users/${one._id}`, { role: 'moderator' }),
    ]);
    const good = answers.filter(({ status }) => status === 200);
    expect(good).toHaveLength(1);
    expect(answers.map(({ status }) => status).every((status) => [200, 401, 403].includes(status))).toBe(true);
  });
});

describe('DELETE /api/auth/users/{id}', () => {
  test('the user and the sessions are gone', async () => {
    const user = await makeUser();
    const self = await clientOf(user);
    const { status, body } = await (await signIn()).delete(`/auth/users/${user._id}`);
    expect([status, body]).toEqual([200, { success: true, message: 'User deleted successfully' }]);
    expect((await self.get('/auth/me')).status).toBe(401);
    expect((await (await signIn()).delete(`/auth/users/${user._id}`)).body).toEqual(
      refusal('not-found', 'User not found'),
    );
  });

  test('nobody deletes the own account', async () => {
    const admin = await makeUser({ role: 'admin' });
    const { status, body } = await (await clientOf(admin)).delete(`/auth/users/${admin._id}`);
    expect([status, body]).toEqual([400, refusal('own-account', 'You cannot delete your own account')]);
  });

  test('a moderator may not', async () => {
    const { status, body } = await (await signIn('moderator')).delete('/auth/users/anybody');
    expect([status, body]).toEqual([403, forbidden]);
  });
});
