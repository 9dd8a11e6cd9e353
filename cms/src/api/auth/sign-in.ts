/** Signing in: throttled, and a wrong e-mail is told from a wrong password neither by words nor by time. */
import { messages } from '#domain/shared/messages';
import type { LoginInput } from '#domain/user/login';
import type { User } from '#domain/user/user';
import { subnetOf } from '#lib/client-ip';
import { invalidCredentials } from '#lib/errors';
import { runExclusive } from '#lib/mutex';
import { refund, consume } from '#lib/rate-limit';
import { createSession } from '#lib/session';
import { roleOf, serializeUser, userUid, type StoredUser } from '#lib/staff-user';

/** A hash nobody has the password of, at the cost of a real one. */
const nobodysHash = '$2a$10$CwTycUXWue0Thq9StjUM0uJ8r1yL1u1v0b9nJm1g0bq8mGZ4nJm6W';

const usersTable = 'up_users';

type Passwords = { validatePassword(password: string, hash: string): Promise<boolean> };

type Found = { id: number; password: string; user: User };

async function findByPassword({ email, password }: LoginInput): Promise<Found | null> {
  const found: StoredUser | null = await strapi.db.query(userUid).findOne({ where: { email }, populate: ['role'] });
  const passwords: Passwords = strapi.plugin('users-permissions').service('user');
  const matches = await passwords.validatePassword(password, found?.password ?? nobodysHash);
  const role = found && !found.blocked ? roleOf(found) : null;
  if (!found?.password || !matches || !role) return null;
  return { id: found.id, password: found.password, user: serializeUser(found, role) };
}

/**
 * Looking at a password takes long enough for somebody to change it meanwhile, which ends all sessions: none may begin
 * with the old one after that. The row is held, so that a change comes before or after, never in between.
 */
const openWhileItHolds = ({ id, password }: Found): Promise<string | null> =>
  strapi.db
    .transaction(async ({ trx }) => {
      const row: unknown = await trx(usersTable).where({ id, password }).forUpdate().first('id');
      return row ? createSession(id) : null;
    })
    // Strapi types the answer as a promise of a promise.
    .then((token) => token);

/**
 * Every attempt is counted before the password is looked at, so that many at once can't outrun the count; the right
 * password takes its count back. One e-mail at a time: else six good sign-ins at once would look like an attack.
 */
export const signIn = (input: LoginInput, address: string): Promise<{ token: string; user: User }> =>
  runExclusive(`sign-in ${input.email}`, async () => {
    const network = subnetOf(address);
    await consume('sign-in by address', network);
    await consume('sign-in by e-mail', input.email);
    const found = await findByPassword(input);
    const token = found && (await openWhileItHolds(found));
    if (!found || !token) throw invalidCredentials();
    await refund('sign-in by address', network);
    await refund('sign-in by e-mail', input.email);
    return { token, user: found.user };
  });
