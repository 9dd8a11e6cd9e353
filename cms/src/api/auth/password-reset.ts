/** Forgotten passwords: sends a link by e-mail, and sets the new password of the user who follows it. */
import { createHash, randomBytes } from 'node:crypto';
import { messages } from '#domain/shared/messages';
import type { InvitationInput } from '#domain/user/input';
import { invitationDays, lastResetLinkMinutes, type ResetPasswordInput, resetLinkMinutes } from '#domain/user/password';
import { isInvitation, toInvitation } from '#domain/user/reset-link';
import type { User } from '#domain/user/schema';
import { visitor, recordAudit } from '#lib/audit/record';
import { subnetOf } from '#lib/client-ip';
import { conflict, invalidInput } from '#lib/errors';
import { consume, refund } from '#lib/limits';
import { enqueue, type EmailMessage } from '#lib/mail/enqueue';
import { hasMailServer } from '#lib/mail/server';
import { runExclusive, withLock } from '#lib/mutex';
import { revokeUserSessions, type SessionUser } from '#lib/session';
import { takeResetLink, type SignInAttempt } from '#lib/sign-in-limits';
import { generatePassword, invitationPrefix, roleOf, userUid, type StoredUser } from '#lib/staff-user';
import { invitationEmail, resetLinkEmail } from './emails';
import { createUser, recordOf } from './users';

/**
 * A token contains its expiry, and only the hash of the whole token is stored, so that the expiry can't be changed and the
 * database contains no usable token.
 */
export function createResetToken(now: Date, minutes: number = resetLinkMinutes): string {
  const expiresAt = now.getTime() + minutes * 60_000;
  return `${expiresAt.toString(36)}.${randomBytes(32).toString('base64url')}`;
}

const hashResetToken = (token: string) =>
  (isInvitation(token) ? invitationPrefix : '') + createHash('sha256').update(token).digest('base64url');

/** An invalid date for what is no token. */
const getResetTokenExpiry = (token: string) => new Date(parseInt(token.split('.')[0] ?? '', 36));

const usersTable = 'up_users';

const canSignIn = (user: StoredUser | null): user is StoredUser =>
  user !== null && !user.blocked && roleOf(user) !== null;

const findUser = (where: object): Promise<StoredUser | null> =>
  strapi.db.query(userUid).findOne({ where, populate: ['role'] });

type Link = { token: string; toEmail: () => Promise<EmailMessage> };

/** Replaces an earlier link. Not through Strapi's queries: they would change `updatedAt`, which staff forms compare. */
const storeLink = (id: number, { token, toEmail }: Link, now: Date) =>
  strapi.db.transaction(async ({ trx }) => {
    await trx(usersTable)
      .where({ id })
      .update({ reset_password_token: hashResetToken(token) });
    await enqueue([{ ...(await toEmail()), expiresAt: getResetTokenExpiry(token) }], now);
  });

const storeResetLink = (user: StoredUser, minutes: number, ipAddress: string, now: Date) =>
  strapi.db.transaction(async () => {
    const token = createResetToken(now, minutes);
    await storeLink(user.id, { token, toEmail: () => resetLinkEmail(user.email, token, minutes) }, now);
    const record = recordOf(user);
    await recordAudit({ action: 'password-reset-requested', area: 'sign-in', actor: visitor, ipAddress, record }, now);
  });

export async function inviteUser(caller: SessionUser, input: InvitationInput, now: Date): Promise<User> {
  if (!(await hasMailServer())) throw conflict('conflict', messages.noMailServer);
  const token = toInvitation(createResetToken(now, invitationDays * 24 * 60));
  return createUser(caller, { ...input, password: generatePassword() }, async ({ id, ...user }) => {
    await storeLink(id, { token, toEmail: () => invitationEmail(user, caller.user, token) }, now);
  });
}

/** Nothing for unknown and blocked accounts. One after the other: the last link must be the one that works. */
const sendResetLink = (attempt: SignInAttempt, ipAddress: string, now: Date): Promise<void> =>
  runExclusive(`reset link ${attempt.email}`, async () => {
    // It could not arrive, and the outbox would keep it.
    if (!(await hasMailServer())) return;
    const user = await findUser({ email: attempt.email });
    if (!canSignIn(user)) return;
    const link = await takeResetLink(attempt);
    if (link) await storeResetLink(user, link.isForDay ? lastResetLinkMinutes : resetLinkMinutes, ipAddress, now);
  });

const sendDelayMs = 1000;

/** Links that are requested and not sent yet, by the timer that sends them. */
const waitingLinks = new Map<NodeJS.Timeout, () => Promise<void>>();

/**
 * Sends the link some time after the response: web forwards that only after another call to this server, which would take
 * longer while a link is stored, and so tell whether the account exists.
 */
export function scheduleResetLink(attempt: SignInAttempt, ipAddress: string): void {
  let sending: Promise<void> | undefined;
  // Once: the stop waits for a link that is being sent.
  const send = () =>
    (sending ??= sendResetLink(attempt, ipAddress, new Date()).catch((error: unknown) => {
      strapi.log.error(`A link to reset a password could not be sent: ${String(error)}`);
    }));
  const timer = setTimeout(() => void send().finally(() => waitingLinks.delete(timer)), sendDelayMs);
  waitingLinks.set(timer, send);
}

/** Call it at the stop, so that a restart loses no link. */
export async function sendWaitingResetLinks(): Promise<void> {
  for (const [timer, send] of waitingLinks) {
    clearTimeout(timer);
    await send();
  }
}

const invalidLink = () => invalidInput([{ path: 'token', msg: messages.resetLinkInvalid }], messages.resetLinkInvalid);

/** Requires the staff lock. Revokes sessions and the link; the user gets an email, unless it was an invitation. */
export async function replacePassword(
  { id, documentId }: StoredUser,
  changes: { password: string; blocked?: boolean; role?: number },
): Promise<void> {
  await strapi.documents(userUid).update({ documentId, data: changes });
  await revokeUserSessions(id);
}

/** Successful resets don't count towards the limit. Returns the email address of the account. */
export async function resetPassword({ token, password }: ResetPasswordInput, ip: string, now: Date): Promise<string> {
  const subnet = subnetOf(ip);
  await consume('password resets by IP address', subnet);
  const email = await withLock('staff', async () => {
    const user =
      getResetTokenExpiry(token) > now ? await findUser({ resetPasswordToken: hashResetToken(token) }) : null;
    if (!canSignIn(user)) throw invalidLink();
    await replacePassword(user, { password });
    return user.email;
  });
  await refund('password resets by IP address', subnet);
  return email;
}
