/** Users type their current password again to change how they sign in: a session alone is not enough. */
import { messages } from '#domain/shared/messages';
import type { UserUpdate } from '#domain/user/input';
import { invalidInput } from '#lib/errors';
import { consume, refund } from '#lib/rate-limit';
import type { SessionUser } from '#lib/session';
import { userUid, type StoredUser } from '#lib/staff-user';

type PasswordService = { validatePassword(password: string, hash: string): Promise<boolean> };

const rejection = (msg: string) => invalidInput([{ path: 'currentPassword', msg }]);

export const wrongPassword = () => rejection(messages.currentPasswordWrong);

/** Returns the hash that the password matches, for a write to check that it has not changed since. */
export async function confirmPassword({ id }: SessionUser, password: string | undefined): Promise<string> {
  if (!password) throw rejection(messages.currentPasswordRequired);
  await consume('current passwords by user', String(id));
  const stored: StoredUser | null = await strapi.db.query(userUid).findOne({ where: { id } });
  const passwords: PasswordService = strapi.plugin('users-permissions').service('user');
  if (!stored?.password || !(await passwords.validatePassword(password, stored.password))) throw wrongPassword();
  await refund('current passwords by user', String(id));
  return stored.password;
}

/** Null if the change needs no password: of another user, or of neither password nor e-mail address. */
export async function confirmOwnChange(
  caller: SessionUser,
  id: string,
  { password, email, currentPassword }: UserUpdate,
): Promise<string | null> {
  if (caller.user._id !== id) return null;
  const changesSignIn = password !== undefined || (email !== undefined && email !== caller.user.email);
  return changesSignIn ? confirmPassword(caller, currentPassword) : null;
}
