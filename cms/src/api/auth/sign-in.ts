/** Rate-limited sign-in. Unknown e-mail and wrong password are indistinguishable by message, status and timing. */
import type { User } from '#domain/user/schema';
import type { LoginInput } from '#domain/user/sign-in';
import { visitor, recordAudit } from '#lib/audit/record';
import { inTransaction } from '#lib/database/transaction';
import { invalidCredentials, secondFactorInvalid, secondFactorRequired } from '#lib/errors';
import { runExclusive } from '#lib/mutex';
import { checkSecondFactor } from '#lib/second-factor';
import { createSession, type SessionClient } from '#lib/session';
import { countCode, countSignIn, refundCode, refundSignIn, type SignInAttempt } from '#lib/sign-in-limits';
import { matchesHash, roleOf, serializeUser, userPopulate, userUid, type StoredUser } from '#lib/staff-user';
import { actorOf, recordOf } from './users';

/** Dummy hash; equalizes timing for unknown accounts, because verifying it costs as much as verifying a real one. */
const dummyHash = '$2a$10$CwTycUXWue0Thq9StjUM0uJ8r1yL1u1v0b9nJm1g0bq8mGZ4nJm6W';

const usersTable = 'up_users';

type Account = { stored: StoredUser; passwordHash: string; user: User };

type Attempt = { account: Account | null; stored: StoredUser | null };

async function authenticate({ email, password }: LoginInput): Promise<Attempt> {
  const stored: StoredUser | null = await strapi.db
    .query(userUid)
    .findOne({ where: { email }, populate: userPopulate });
  const matches = await matchesHash(password, stored?.password ?? dummyHash);
  const role = stored && !stored.blocked ? roleOf(stored) : null;
  if (!stored?.password || !matches || !role) return { account: null, stored };
  return { account: { stored, passwordHash: stored.password, user: serializeUser(stored, role) }, stored };
}

type SignedIn = { id: string; token: string; user: User };

/**
 * Verifying a password takes long enough for another request to change it, which revokes all sessions. The row lock
 * orders the two: a session is created only while the verified hash is still stored. An invalid code is no error in here:
 * it would undo nothing, since only valid codes write.
 */
const createSessionIfUnchanged = (
  { stored, passwordHash, user }: Account,
  code: string | undefined,
  client: SessionClient,
  now: Date,
): Promise<SignedIn | 'changed' | 'required' | 'invalid'> =>
  inTransaction(async (trx) => {
    const { id } = stored;
    const row: unknown = await trx(usersTable).where({ id, password: passwordHash }).forUpdate().first('id');
    if (!row) return 'changed' as const;
    const result = await checkSecondFactor(id, code, now);
    if (result !== 'passed') return result;
    const session = await createSession(id, client, now);
    await recordAudit({ action: 'signed-in', area: 'sign-in', actor: actorOf(stored), record: recordOf(stored) }, now);
    return { ...session, user };
  });

const recordDelayMs = 1000;

/**
 * Only attempts with the e-mail address of an account: others may contain mistyped passwords. Some time after the
 * response, which would otherwise take longer for existing accounts.
 */
function scheduleFailureRecord(stored: StoredUser | null, ipAddress: string, now: Date): void {
  if (!stored) return;
  const record = recordOf(stored);
  const event = { action: 'sign-in-failed', area: 'sign-in', actor: visitor, ipAddress, record } as const;
  const logError = (error: unknown) => strapi.log.error(`A failed sign-in was not recorded: ${String(error)}`);
  setTimeout(() => void recordAudit(event, now).catch(logError), recordDelayMs);
}

/** One sign-in per email at a time: otherwise concurrent successes would reach the limit before their refunds. */
export const signIn = (
  input: LoginInput,
  client: SessionClient,
  attempt: SignInAttempt,
  now: Date,
): Promise<SignedIn> =>
  runExclusive(`sign-in ${input.email}`, async () => {
    await countSignIn(attempt);
    const { account, stored } = await authenticate(input);
    const hasCode = account !== null && input.code !== undefined;
    if (hasCode) await countCode(attempt);
    const result = account ? await createSessionIfUnchanged(account, input.code, client, now) : 'changed';
    // The client asks for the code and tries again.
    if (result === 'required') {
      await refundSignIn(attempt);
      throw secondFactorRequired();
    }
    if (result === 'changed' || result === 'invalid') {
      scheduleFailureRecord(stored, client.ipAddress, now);
      throw result === 'invalid' ? secondFactorInvalid() : invalidCredentials();
    }
    await refundSignIn(attempt);
    if (hasCode) await refundCode(attempt);
    return result;
  });
