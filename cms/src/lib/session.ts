/** Sessions of staff users: database rows, so that they can be revoked; only the token's hash is stored. */
import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import type { User } from '#domain/user/user';
import { unauthorized } from './errors';
import { roleOf, serializeUser, userPopulate, userUid, type StoredUser } from './staff-user';

export const sessionHours = 12;
const sessionUid = 'api::session.session';

/** `id` is the database id, which no response contains. */
export type SessionUser = { id: number; user: User };

type StoredSession = { userId: number; expiresAt: string | Date };

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

async function deleteExpiredSessions(): Promise<void> {
  await strapi.db.query(sessionUid).deleteMany({ where: { expiresAt: { $lte: new Date() } } });
}

/** Returns the session's token. */
export async function createSession(userId: number): Promise<string> {
  await deleteExpiredSessions();
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + sessionHours * 3_600_000);
  await strapi.db.query(sessionUid).create({ data: { tokenHash: hashToken(token), userId, expiresAt } });
  return token;
}

/** The user of a valid session; null if it has expired or the user is blocked or has no staff role. */
export async function findSessionUser(token: string): Promise<SessionUser | null> {
  const where = { tokenHash: hashToken(token) };
  const session: StoredSession | null = await strapi.db.query(sessionUid).findOne({ where });
  if (!session || new Date(session.expiresAt) <= new Date()) return null;
  const user: StoredUser | null = await strapi.db
    .query(userUid)
    .findOne({ where: { id: session.userId }, populate: userPopulate });
  const role = user && !user.blocked ? roleOf(user) : null;
  return user && role ? { id: user.id, user: serializeUser(user, role) } : null;
}

export async function revokeSession(token: string): Promise<void> {
  await strapi.db.query(sessionUid).deleteMany({ where: { tokenHash: hashToken(token) } });
}

export async function revokeUserSessions(userId: number): Promise<void> {
  await strapi.db.query(sessionUid).deleteMany({ where: { userId } });
}

/** Null without a session, and always on routes with `public` access. */
export const currentUser = (ctx: Context): SessionUser | null =>
  (ctx.state['sessionUser'] as SessionUser | undefined) ?? null;

/** The signed-in user of a route with `staff` or `admin` access. */
export function requireUser(ctx: Context): SessionUser {
  const sessionUser = currentUser(ctx);
  if (!sessionUser) throw unauthorized();
  return sessionUser;
}
