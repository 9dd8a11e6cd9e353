/** The list of a user's sessions, and revoking them. */
import { messages } from '#domain/shared/messages';
import type { UserSession } from '#domain/user/schema';
import { recordAudit } from '#lib/audit/record';
import { notFound } from '#lib/errors';
import { listSessions, revokeSession, revokeUserSessions, type StoredSession } from '#lib/session';
import { toInstant } from '#lib/stored-values';
import type { Owner } from './users';

const serializeSession = (session: StoredSession, currentId: string): UserSession => ({
  _id: session.documentId,
  device: session.device,
  ipAddress: session.ipAddress,
  signedInAt: toInstant(session.createdAt),
  lastUsedAt: toInstant(session.lastUsedAt),
  isCurrent: session.documentId === currentId,
});

export const listUserSessions = async ({ id }: Owner, currentId: string, now: Date): Promise<UserSession[]> =>
  (await listSessions(id, now)).map((session) => serializeSession(session, currentId));

const recordRevocation = ({ documentId, name }: Owner, count: number, now: Date) =>
  recordAudit(
    { action: 'session-revoked', area: 'sign-in', record: { type: 'user', id: documentId, name }, count },
    now,
  );

export async function revokeOne(owner: Owner, sessionId: string, now: Date): Promise<{ message: string }> {
  await strapi.db.transaction(async () => {
    if ((await revokeSession({ documentId: sessionId, userId: owner.id })) === null) throw notFound('Session');
    await recordRevocation(owner, 1, now);
  });
  return { message: messages.sessionRevoked };
}

/** All but the session `except`. */
export async function revokeAll(owner: Owner, except: string | undefined, now: Date): Promise<{ message: string }> {
  await strapi.db.transaction(async () => {
    const count = await revokeUserSessions(owner.id, except);
    if (count > 0) await recordRevocation(owner, count, now);
  });
  return { message: except === undefined ? messages.sessionsRevoked : messages.otherSessionsRevoked };
}
