/** Rate-limited sign-in. Unknown e-mail and wrong password are indistinguishable by message, status and timing. */
import type { LoginInput } from '#domain/user/login';
import type { User } from '#domain/user/user';
import { subnetOf } from '#lib/client-ip';
import { invalidCredentials } from '#lib/errors';
import { runExclusive } from '#lib/mutex';
import { refund, consume } from '#lib/rate-limit';
import { createSession } from '#lib/session';
import { roleOf, serializeUser, userPopulate, userUid, type StoredUser } from '#lib/staff-user';

/** Dummy hash; equalizes timing for unknown accounts, because verifying it costs as much as verifying a real one. */
const dummyHash = '$2a$10$CwTycUXWue0Thq9StjUM0uJ8r1yL1u1v0b9nJm1g0bq8mGZ4nJm6W';

const usersTable = 'up_users';

type PasswordService = { validatePassword(password: string, hash: string): Promise<boolean> };

type Account = { id: number; passwordHash: string; user: User };

async function authenticate({ email, password }: LoginInput): Promise<Account | null> {
  const stored: StoredUser | null = await strapi.db
    .query(userUid)
    .findOne({ where: { email }, populate: userPopulate });
  const passwords: PasswordService = strapi.plugin('users-permissions').service('user');
  const matches = await passwords.validatePassword(password, stored?.password ?? dummyHash);
  const role = stored && !stored.blocked ? roleOf(stored) : null;
  if (!stored?.password || !matches || !role) return null;
  return { id: stored.id, passwordHash: stored.password, user: serializeUser(stored, role) };
}

/**
 * Verifying a password takes long enough for another request to change it, which revokes all sessions. The row lock
 * orders the two: a session is created only while the verified hash is still stored.
 */
const createSessionIfUnchanged = ({ id, passwordHash }: Account): Promise<string | null> =>
  strapi.db
    .transaction(async ({ trx }) => {
      const row: unknown = await trx(usersTable).where({ id, password: passwordHash }).forUpdate().first('id');
      return row ? createSession(id) : null;
    })
    // Strapi types the result as a promise of a promise.
    .then((token) => token);

/**
 * Attempts are counted before the password is verified, so that concurrent ones can't exceed the limit; a success is
 * refunded. One sign-in per e-mail at a time: otherwise concurrent successes would reach the limit before their refunds.
 */
export const signIn = (input: LoginInput, ip: string): Promise<{ token: string; user: User }> =>
  runExclusive(`sign-in ${input.email}`, async () => {
    const subnet = subnetOf(ip);
    await consume('sign-in by IP address', subnet);
    await consume('sign-in by e-mail', input.email);
    const account = await authenticate(input);
    const token = account && (await createSessionIfUnchanged(account));
    if (!account || !token) throw invalidCredentials();
    await refund('sign-in by IP address', subnet);
    await refund('sign-in by e-mail', input.email);
    return { token, user: account.user };
  });
