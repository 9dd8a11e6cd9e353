/** Ends the sessions that a sign-out names: by token, by cookie, or by the id of a session. */
import type { Context } from 'koa';
import { recordAudit } from '#lib/audit/record';
import { bearerToken, clearSessionCookie, cookieToken, namedSession } from '#lib/credentials';
import { findSessionId, revokeSession } from '#lib/session';
import { userUid, type StoredUser } from '#lib/staff-user';
import { actorOf, recordOf } from './users';

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
