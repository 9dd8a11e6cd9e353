import { isDeepStrictEqual } from 'node:util';
import { messages } from '#domain/shared/messages';
import { findTaproomProblem, taproomMessages, type UserInput, type UserUpdate } from '#domain/user/input';
import { type Role, canEditUser } from '#domain/user/permission';
import type { User } from '#domain/user/schema';
import { toStaffActor, toUserRecord, type AuditActor, type AuditRecord } from '#lib/audit/record';
import { isUniqueViolation } from '#lib/database/unavailable';
import { badRequest, conflict, forbidden, invalidInput, notFound, rejectStale } from '#lib/errors';
import { withLock } from '#lib/mutex';
import {
  recreateSession,
  revokeUserSessions,
  type CurrentSession,
  type SessionUser,
  assertConfirmed,
} from '#lib/session';
import { roleOf, roleUid, serializeUser, slugsOf, userUid, type StoredUser, userPopulate } from '#lib/staff-user';
import { findTaproomNames } from '#lib/taproom/queries';
import { lockTaproomsShared } from '#lib/taproom/rules';
import { wrongPassword } from './current-password';

export async function listUsers(): Promise<User[]> {
  const users: StoredUser[] = await strapi.db
    .query(userUid)
    .findMany({ populate: userPopulate, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
  return users.flatMap((user) => {
    const role = roleOf(user);
    return role ? [serializeUser(user, role)] : [];
  });
}

/** Users without a staff role are not found. */
async function findUser(documentId: string): Promise<{ stored: StoredUser; role: Role; user: User }> {
  const stored: StoredUser | null = await strapi.db
    .query(userUid)
    .findOne({ where: { documentId }, populate: userPopulate });
  const role = stored && roleOf(stored);
  if (!stored || !role) throw notFound('User');
  return { stored, role, user: serializeUser(stored, role) };
}

/** Throws 404 for an unknown user. */
export async function findStaffUser(documentId: string): Promise<SessionUser> {
  const { stored, user } = await findUser(documentId);
  return { id: stored.id, user };
}

const emailTaken = () => conflict('email-taken', messages.emailTaken, [{ path: 'email', msg: messages.emailTaken }]);

export async function findRoleId(type: Role): Promise<number> {
  const role: { id: number } = await strapi.db.query(roleUid).findOne({ where: { type } });
  return role.id;
}

/** Requires the staff lock: another admin may have demoted or deleted the caller since the request was authorized. */
async function assertAdmin(caller: SessionUser): Promise<void> {
  const stored: StoredUser | null = await strapi.db
    .query(userUid)
    .findOne({ where: { id: caller.id }, populate: ['role'] });
  if (!stored || roleOf(stored) !== 'admin') throw forbidden();
}

/**
 * Writes of staff users, one at a time. At least one admin always remains: only admins can delete users or change roles, and
 * never their own.
 */
async function withStaffLock<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await withLock('staff', work);
  } catch (error) {
    throw isUniqueViolation(error) ? emailTaken() : error;
  }
}

const invalidTaprooms = (msg: string) => invalidInput([{ path: 'taprooms', msg }]);

/** The document ids of a bartender's taprooms. */
async function findTaproomIds(slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  await lockTaproomsShared();
  const found = (await findTaproomNames()).filter(({ slug }) => slugs.includes(slug));
  if (found.length < slugs.length) throw invalidTaprooms(taproomMessages.unknown);
  return found.map(({ documentId }) => documentId);
}

/** Checks no permissions, so that it can also create the first accounts. Returns the document id. */
export async function insertUser({ role, taprooms, ...input }: UserInput): Promise<string> {
  const { documentId } = await strapi.documents(userUid).create({
    data: {
      ...input,
      username: input.email,
      provider: 'local',
      confirmed: true,
      role: await findRoleId(role),
      taprooms: await findTaproomIds(taprooms ?? []),
    },
  });
  return documentId;
}

/** `invite`: part of the transaction that creates the user. */
export const createUser = (
  caller: SessionUser,
  input: UserInput,
  invite?: (user: User & { id: number }) => Promise<void>,
): Promise<User> =>
  withStaffLock(async () => {
    await assertAdmin(caller);
    const { stored, user } = await findUser(await insertUser(input));
    await invite?.({ ...user, id: stored.id });
    return user;
  });

/** Undefined if the taprooms stay the same. Users who are no longer bartenders lose them. */
async function findNewTaproomIds(stored: StoredUser, role: Role, taprooms: string[] | undefined) {
  const slugs = taprooms ?? slugsOf(stored, role);
  const problem = findTaproomProblem(role, slugs);
  if (problem) throw invalidTaprooms(problem);
  const present = (stored.taprooms ?? []).map(({ slug }) => slug);
  return isDeepStrictEqual(slugs.toSorted(), present.toSorted()) ? undefined : findTaproomIds(slugs);
}

type UserChange = {
  id: string;
  changes: UserUpdate;
  /** The hash that the caller's current password matches, if the change needs one. */
  confirmedHash: string | null;
  /** Continues after a change of the caller's own password if it is a browser's. */
  current: CurrentSession;
};

/** All sessions end with a change of password or role. `token`: the new one of the session that continues. */
export const updateUser = (
  caller: SessionUser,
  { id, changes, confirmedHash, current }: UserChange,
): Promise<{ user: User; token: string | null }> =>
  withStaffLock(async () => {
    if (caller.user._id !== id) await assertAdmin(caller);
    const { stored, role } = await findUser(id);
    if (confirmedHash !== null && stored.password !== confirmedHash) throw wrongPassword();
    const { updatedAt, role: requestedRole, taprooms, email, currentPassword: _confirmed, ...rest } = changes;
    const newRole = requestedRole === role ? undefined : requestedRole;
    if (newRole && stored.id === caller.id) throw badRequest(messages.demoteSelf, 'own-account');
    const changesSignIn = Boolean(newRole || changes.password || (email && email !== stored.email));
    if (changesSignIn && stored.id !== caller.id) assertConfirmed(current.session, new Date());
    rejectStale(stored, updatedAt);
    const taproomIds = await findNewTaproomIds(stored, newRole ?? role, taprooms);
    await strapi.documents(userUid).update({
      documentId: id,
      data: {
        ...rest,
        ...(email ? { email, username: email } : {}),
        ...(newRole ? { role: await findRoleId(newRole) } : {}),
        ...(taproomIds === undefined ? {} : { taprooms: taproomIds }),
      },
    });
    if (newRole || changes.password) await revokeUserSessions(stored.id);
    const continues = current.isByCookie && stored.id === caller.id;
    const token = changes.password && continues ? await recreateSession(current.session) : null;
    return { user: (await findUser(id)).user, token };
  });

export const deleteUser = (caller: SessionUser, id: string): Promise<void> =>
  withStaffLock(async () => {
    if (caller.user._id === id) throw badRequest(messages.deleteSelf, 'own-account');
    await assertAdmin(caller);
    const { stored } = await findUser(id);
    await revokeUserSessions(stored.id);
    await strapi.documents(userUid).delete({ documentId: id });
  });

export const actorOf = ({ documentId, email, firstName, lastName }: StoredUser): AuditActor =>
  toStaffActor({ _id: documentId, email, firstName: firstName ?? '', lastName: lastName ?? '' });

export const recordOf = (user: StoredUser): AuditRecord => toUserRecord('user', actorOf(user));

const hasRole = (body: unknown) => typeof body === 'object' && body !== null && Object.hasOwn(body, 'role');

/**
 * Moderators may edit only themselves and must not send a role, not even their current one. Called before
 * the body is validated, so that an invalid body also returns 403.
 */
export function assertCanEditUser({ user }: SessionUser, id: string, body: unknown): void {
  if (!canEditUser(user, { _id: id })) throw forbidden();
  if (user.role !== 'admin' && hasRole(body)) throw forbidden();
}
