/** Sessions of staff users: database rows, so that they can be revoked; only the token's hash is stored. */
import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import { hasSessionEnded, sessionHours } from '#domain/user/session';
import type { User } from '#domain/user/schema';
import { unauthorized, confirmationMissing } from './errors';
import type { ContentRow } from './rows';
import { settings } from './settings';
import { roleOf, serializeUser, userPopulate, userUid, type StoredUser } from './staff-user';

const sessionUid = 'api::session.session';

/** `id` is the database id, which no response contains. */
export type SessionUser = { id: number; user: User };

/** The client that signs in or uses a session. */
export type SessionClient = { device: string | null; ipAddress: string };

/**
 * `confirmedAt`: when the user last entered the password, and the code of the second factor: at the sign-in, or later.
 */
export type StoredSession = ContentRow<typeof sessionUid>;

/** `id` is in responses: it can only end the session. */
type NewSession = { id: string; token: string };

const lastUsedPrecisionMs = 60_000;

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

const hasEnded = (session: StoredSession, now: Date) => hasSessionEnded(session, settings().sessionIdleMinutes, now);

async function deleteEndedSessions(now: Date): Promise<void> {
  const idleMs = settings().sessionIdleMinutes * 60_000;
  const isIdle = { lastUsedAt: { $lte: new Date(now.getTime() - idleMs) } };
  const $or = [{ expiresAt: { $lte: now } }, ...(idleMs > 0 ? [isIdle] : [])];
  await strapi.db.query(sessionUid).deleteMany({ where: { $or } });
}

export async function createSession(userId: number, client: SessionClient, now: Date): Promise<NewSession> {
  await deleteEndedSessions(now);
  const token = randomBytes(32).toString('base64url');
  const id = randomBytes(16).toString('base64url');
  const expiresAt = new Date(now.getTime() + sessionHours * 3_600_000);
  await strapi.db.query(sessionUid).create({
    data: {
      documentId: id,
      tokenHash: hashToken(token),
      userId,
      ...client,
      lastUsedAt: now,
      confirmedAt: now,
      expiresAt,
    },
  });
  return { id, token };
}

/** Recreates a session that a change of the password has deleted, with a new token, which is returned. */
export async function recreateSession({ id: _id, ...session }: StoredSession): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await strapi.db.query(sessionUid).create({ data: { ...session, tokenHash: hashToken(token) } });
  return token;
}

const findByToken = (token: string): Promise<StoredSession | null> =>
  strapi.db.query(sessionUid).findOne({ where: { tokenHash: hashToken(token) } });

/** The user of a valid session; null if it has ended or the user is blocked or has no staff role. */
export async function findSession(
  token: string,
  now: Date,
): Promise<{ session: StoredSession; sessionUser: SessionUser } | null> {
  const session = await findByToken(token);
  if (!session || hasEnded(session, now)) return null;
  const sessionUser = await findSessionUser(session.userId);
  return sessionUser && { session, sessionUser };
}

async function findSessionUser(userId: number): Promise<SessionUser | null> {
  const user: StoredUser | null = await strapi.db
    .query(userUid)
    .findOne({ where: { id: userId }, populate: userPopulate });
  const role = user && !user.blocked ? roleOf(user) : null;
  return user && role ? { id: user.id, user: serializeUser(user, role) } : null;
}

/** Writes at most once a minute. Not awaited: a revocation may lock the row, and a full disk must not stop reads. */
export function touchSession({ id, lastUsedAt }: StoredSession, ipAddress: string, now: Date): void {
  const before = new Date(now.getTime() - lastUsedPrecisionMs);
  if (new Date(lastUsedAt) > before || strapi.db.inTransaction()) return;
  void strapi.db
    .query(sessionUid)
    .updateMany({
      where: { id, lastUsedAt: { $lte: before } },
      data: { lastUsedAt: now, ipAddress },
    })
    .catch((error: unknown) => strapi.log.debug(`The last use of a session was not stored: ${String(error)}`));
}

/** Throws 401 if the session was revoked in the meantime, as by a change of the password. */
export async function markConfirmed({ id }: StoredSession, now: Date): Promise<void> {
  const { count } = await strapi.db.query(sessionUid).updateMany({ where: { id }, data: { confirmedAt: now } });
  if (count === 0) throw unauthorized();
}

export async function listSessions(userId: number, now: Date): Promise<StoredSession[]> {
  const sessions: StoredSession[] = await strapi.db
    .query(sessionUid)
    .findMany({ where: { userId }, orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }] });
  return sessions.filter((session) => !hasEnded(session, now));
}

/** Returns the database id of the session's user; null if there is no such session. */
export async function revokeSession(where: { token: string } | { documentId: string; userId?: number }) {
  const condition = 'token' in where ? { tokenHash: hashToken(where.token) } : where;
  const session: StoredSession | null = await strapi.db.query(sessionUid).findOne({ where: condition });
  if (!session) return null;
  const { count } = await strapi.db.query(sessionUid).deleteMany({ where: { id: session.id } });
  return count > 0 ? session.userId : null;
}

/** `except`: the id of a session that stays. Returns how many were revoked. */
export async function revokeUserSessions(userId: number, except?: string): Promise<number> {
  const where = except === undefined ? { userId } : { userId, documentId: { $ne: except } };
  const { count } = await strapi.db.query(sessionUid).deleteMany({ where });
  return count;
}

/** The session that a cookie or token belongs to, valid or not. */
export const findSessionId = async (token: string): Promise<string | null> =>
  (await findByToken(token))?.documentId ?? null;

/** Null without a session, and always on routes with `public` access. */
export const currentUser = (ctx: Context): SessionUser | null =>
  (ctx.state['sessionUser'] as SessionUser | undefined) ?? null;

/** The signed-in user of a route with `user`, `bar`, `staff` or `admin` access. */
export function requireUser(ctx: Context): SessionUser {
  const sessionUser = currentUser(ctx);
  if (!sessionUser) throw unauthorized();
  return sessionUser;
}

/** `isByCookie`: it is the session of a browser, rather than of a client that sends the token. */
export type CurrentSession = { session: StoredSession; isByCookie: boolean };

export function requireSession(ctx: Context): CurrentSession {
  const current = ctx.state['session'] as CurrentSession | undefined;
  if (!current) throw unauthorized();
  return current;
}

const maxAgeMs = 10 * 60_000;

/**
 * Step-up authentication: a stolen session alone creates no admins and exports no personal data. Throws 403
 * `confirm-password` if the last confirmation, such as the sign-in, is too long ago.
 */
export function assertConfirmed({ confirmedAt }: StoredSession, now: Date): void {
  const time = confirmedAt === null ? -Infinity : new Date(confirmedAt).getTime();
  if (now.getTime() - time >= maxAgeMs) throw confirmationMissing();
}
