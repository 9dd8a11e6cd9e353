/**
 * Writes to staff users, one at a time. At least one admin always remains: only admins can delete users or change
 * roles, and never their own.
 */
import { messages } from '#domain/shared/messages';
import { isStale } from '#domain/shared/optimistic-lock';
import type { UserInput, UserUpdate } from '#domain/user/input';
import type { Role } from '#domain/user/constants';
import type { User } from '#domain/user/user';
import { badRequest, conflict, forbidden, staleVersion } from '#lib/errors';
import { withLock } from '#lib/mutex';
import { revokeUserSessions, type SessionUser } from '#lib/session';
import { roleOf, roleUid, serializeUser, userUid, type StoredUser } from '#lib/staff-user';
import { isUniqueViolation } from '#lib/unique-violation';
import { findUser } from './queries';

const emailTaken = () => conflict('email-taken', messages.emailTaken, [{ path: 'email', msg: messages.emailTaken }]);

async function fetchUser(documentId: string): Promise<User> {
  const { stored, role } = await findUser(documentId);
  return serializeUser(stored, role);
}

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

async function withStaffLock<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await withLock(strapi, 'staff', work);
  } catch (error) {
    throw isUniqueViolation(error) ? emailTaken() : error;
  }
}

/** Checks no permissions, so that it can also create the first accounts. Returns the document id. */
export async function insertUser({ role, ...input }: UserInput): Promise<string> {
  const { documentId } = await strapi.documents(userUid).create({
    data: { ...input, username: input.email, provider: 'local', confirmed: true, role: await findRoleId(role) },
  });
  return documentId;
}

export const createUser = (caller: SessionUser, input: UserInput): Promise<User> =>
  withStaffLock(async () => {
    await assertAdmin(caller);
    return fetchUser(await insertUser(input));
  });

export const updateUser = (caller: SessionUser, id: string, changes: UserUpdate): Promise<User> =>
  withStaffLock(async () => {
    if (caller.user._id !== id) await assertAdmin(caller);
    const { stored, role } = await findUser(id);
    const { updatedAt, role: requestedRole, email, ...rest } = changes;
    const newRole = requestedRole === role ? undefined : requestedRole;
    if (newRole && stored.id === caller.id) throw badRequest(messages.demoteSelf, 'own-account');
    if (isStale({ updatedAt: new Date(stored.updatedAt) }, updatedAt)) throw staleVersion();
    await strapi.documents(userUid).update({
      documentId: id,
      data: {
        ...rest,
        ...(email ? { email, username: email } : {}),
        ...(newRole ? { role: await findRoleId(newRole) } : {}),
      },
    });
    if (newRole || changes.password) await revokeUserSessions(stored.id);
    return fetchUser(id);
  });

export const deleteUser = (caller: SessionUser, id: string): Promise<void> =>
  withStaffLock(async () => {
    if (caller.user._id === id) throw badRequest(messages.deleteSelf, 'own-account');
    await assertAdmin(caller);
    const { stored } = await findUser(id);
    await revokeUserSessions(stored.id);
    await strapi.documents(userUid).delete({ documentId: id });
  });
