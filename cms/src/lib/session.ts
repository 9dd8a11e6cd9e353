/** Who is signed in. Sessions are rows, so that they can be ended; only the hash of a token is kept. */
import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import type { User } from '#domain/user/user';
import { unauthorized } from './errors';
import { roleOf, serializeUser, userUid, type StoredUser } from './staff-user';

export const sessionHours = 12;
const sessionUid = 'api::session.session';

/** A signed-in member of staff. `id` is the row's number, which no answer shows. */
export type SessionUser = { id: number; user: User };

type StoredSession = { userId: number; expiresAt: string | Date };

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Whoever signs in clears away what is over. */
async function forgetExpiredSessions(): Promise<void> {
  await strapi.db.query(sessionUid).deleteMany({ where: { expiresAt: { $lte: new Date() } } });
}

export async function createSession(userId: number): Promise<string> {
  await forgetExpiredSessions();
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + sessionHours * 3_600_000);
  await strapi.db.query(sessionUid).create({ data: { tokenHash: hashOf(token), userId, expiresAt } });
  return token;
}

export async function findSessionUser(token: string): Promise<SessionUser | null> {
  const where = { tokenHash: hashOf(token) };
  const session: StoredSession | null = await strapi.db.query(sessionUid).findOne({ where });
  if (!session || new Date(session.expiresAt) <= new Date()) return null;
  const user: StoredUser | null = await strapi.db
    .query(userUid)
    .findOne({ where: { id: session.userId }, populate: ['role'] });
  const role = user && !user.blocked ? roleOf(user) : null;
  return user && role ? { id: user.id, user: serializeUser(user, role) } : null;
}

export async function revokeSession(token: string): Promise<void> {
  await strapi.db.query(sessionUid).deleteMany({ where: { tokenHash: hashOf(token) } });
}

export async function revokeUserSessions(userId: number): Promise<void> {
  await strapi.db.query(sessionUid).deleteMany({ where: { userId } });
}

/** Who asks, or null; only rows that are not for `anyone` know it. */
export const currentUser = (ctx: Context): SessionUser | null =>
  (ctx.state['staff'] as SessionUser | undefined) ?? null;

/** Who asks, where the route table has made sure that somebody does. */
export function requireUser(ctx: Context): SessionUser {
  const staff = currentUser(ctx);
  if (!staff) throw unauthorized();
  return staff;
}
