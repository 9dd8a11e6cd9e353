/**
 * Users type their current password again for sensitive calls, and to change how they sign in: a session alone is not enough.
 * Each session has attempts of its own, so that a stolen one can't use up those of its user.
 */
import { messages } from '#domain/shared/messages';
import type { UserUpdate } from '#domain/user/input';
import type { ConfirmationInput } from '#domain/user/password';
import { inTransaction } from '#lib/database/transaction';
import { invalidInput } from '#lib/errors';
import { consume, refund } from '#lib/limits';
import { checkSecondFactor } from '#lib/second-factor';
import { markConfirmed, type SessionUser, type StoredSession } from '#lib/session';
import { matchesHash, userUid, type StoredUser } from '#lib/staff-user';

const rejection = (msg: string, path = 'currentPassword') => invalidInput([{ path, msg }]);

export const wrongPassword = () => rejection(messages.currentPasswordWrong);

async function findMatchingHash(userId: number, password: string): Promise<string | null> {
  const stored: StoredUser | null = await strapi.db.query(userUid).findOne({ where: { id: userId } });
  return stored?.password && (await matchesHash(password, stored.password)) ? stored.password : null;
}

/** Returns the hash that the password matches, for a write to check that it has not changed since. */
export async function confirmPassword(
  { documentId, userId }: StoredSession,
  password: string | undefined,
): Promise<string> {
  if (!password) throw rejection(messages.currentPasswordRequired);
  await consume('current passwords by session', documentId);
  const hash = await findMatchingHash(userId, password);
  if (hash === null) throw wrongPassword();
  await refund('current passwords by session', documentId);
  return hash;
}

type OwnChange = { caller: SessionUser; session: StoredSession; id: string };

/** Null if the change needs no password: it is of another user, or of neither password nor e-mail address. */
export async function confirmOwnChange(
  { caller, session, id }: OwnChange,
  { password, email, currentPassword }: UserUpdate,
): Promise<string | null> {
  if (caller.user._id !== id) return null;
  const changesSignIn = password !== undefined || (email !== undefined && email !== caller.user.email);
  return changesSignIn ? confirmPassword(session, currentPassword) : null;
}

/** Sensitive calls of this session succeed for a while. Wrong codes count like wrong passwords, as at a sign-in. */
export async function confirmSession(
  session: StoredSession,
  { password, code }: ConfirmationInput,
  now: Date,
): Promise<void> {
  const { documentId, userId } = session;
  await consume('current passwords by session', documentId);
  if ((await findMatchingHash(userId, password)) === null) throw rejection(messages.currentPasswordWrong, 'password');
  const result = await inTransaction(async () => {
    const checked = await checkSecondFactor(userId, code, now);
    if (checked === 'passed') await markConfirmed(session, now);
    return checked;
  });
  if (result === 'invalid') throw rejection(messages.codeInvalid, 'code');
  await refund('current passwords by session', documentId);
  if (result === 'required') throw rejection(messages.codeRequired, 'code');
}
