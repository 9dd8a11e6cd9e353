import type { Context } from 'koa';
import { messages } from '#domain/shared/messages';
import { fullName } from '#domain/user/display';
import type { UserSession } from '#domain/user/schema';
import { recordAudit } from '#lib/audit/record';
import { bearerToken, clearSessionCookie, cookieToken, namedSession } from '#lib/credentials';
import { notFound } from '#lib/errors';
import {
  findSessionId,
  listSessions,
  revokeSession,
  revokeUserSessions,
  type SessionUser,
  type StoredSession,
} from '#lib/session';
import { userUid, type StoredUser } from '#lib/staff-user';
import { toInstant } from '#lib/stored-values';
import { actorOf, recordOf } from './users';

const serializeSession = (session: StoredSession, currentId: string): UserSession => ({
  _id: session.documentId,
  device: session.device,
  ipAddress: session.ipAddress,
  signedInAt: toInstant(session.createdAt),
  lastUsedAt: toInstant(session.lastUsedAt),
  isCurrent: session.documentId === currentId,
});

export const listUserSessions = async ({ id }: SessionUser, currentId: string, now: Date): Promise<UserSession[]> =>
  (await listSessions(id, now)).map((session) => serializeSession(session, currentId));

function recordRevocation({ user }: SessionUser, count: number, now: Date) {
  const record = { type: 'user', id: user._id, name: fullName(user) } as const;
  return recordAudit({ action: 'session-revoked', area: 'sign-in', record, count }, now);
}

export async function revokeOne(owner: SessionUser, sessionId: string, now: Date): Promise<{ message: string }> {
  await strapi.db.transaction(async () => {
    if ((await revokeSession({ documentId: sessionId, userId: owner.id })) === null) throw notFound('Session');
    await recordRevocation(owner, 1, now);
  });
  return { message: messages.sessionRevoked };
}

export async function revokeAll(
  owner: SessionUser,
  except: string | undefined,
  now: Date,
): Promise<{ message: string }> {
  await strapi.db.transaction(async () => {
    const count = await revokeUserSessions(owner.id, except);
    if (count > 0) await recordRevocation(owner, count, now);
  });
  return { message: except === undefined ? messages.sessionsRevoked : messages.otherSessionsRevoked };
}

async function recordSignOut(userId: number, now: Date): Promise<void> {
  const user: StoredUser | null = await strapi.db.query(userUid).findOne({ where: { id: userId } });
  if (!user) return;
  await recordAudit({ action: 'signed-out', area: 'sign-in', actor: actorOf(user), record: recordOf(user) }, now);
}

async function end(session: Parameters<typeof revokeSession>[0], now: Date): Promise<void> {
  const userId = await revokeSession(session);
  if (userId !== null) await recordSignOut(userId, now);
}

/**
 * A browser can't read its cookie, so the staff app names the session by its id: also later, when the server could not be
 * reached, and another user may have signed in since, whose cookie must stay.
 */
export async function signOut(ctx: Context, now: Date): Promise<void> {
  const [bearer, cookie, named] = [bearerToken(ctx), cookieToken(ctx), namedSession(ctx)];
  const cookieSession = cookie && named ? await findSessionId(cookie) : null;
  const isCookieOfOther = cookieSession !== null && cookieSession !== named;
  if (bearer) await end({ token: bearer }, now);
  if (named) await end({ documentId: named }, now);
  if (isCookieOfOther) return;
  if (cookie) await end({ token: cookie }, now);
  clearSessionCookie(ctx);
}
