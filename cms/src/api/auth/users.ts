/** Members of staff: the list and its changes. Changes run one at a time, so that an admin always remains. */
import { messages } from '#domain/shared/messages';
import { isStale } from '#domain/shared/optimistic-lock';
import type { UserInput, UserUpdate } from '#domain/user/input';
import type { Role, User } from '#domain/user/user';
import { badRequest, conflict, forbidden, notFound, staleVersion } from '#lib/errors';
import { withLock } from '#lib/mutex';
import { revokeUserSessions, type SessionUser } from '#lib/session';
import { roleOf, roleUid, serializeUser, userUid, type StoredUser } from '#lib/staff-user';
import { isUniqueViolation } from '#lib/unique-violation';

const emailTaken = () => conflict('email-taken', messages.emailTaken, [{ path: 'email', msg: messages.emailTaken }]);

async function findUser(documentId: string): Promise<{ stored: StoredUser; role: Role }> {
  const stored: StoredUser | null = await strapi.db
    .query(userUid)
    .findOne({ where: { documentId }, populate: ['role'] });
  const role = stored && roleOf(stored);
  if (!stored || !role) throw notFound('User');
  return { stored, role };
}

const answered = async (documentId: string): Promise<User> => {
  const { stored, role } = await findUser(documentId);
  return serializeUser(stored, role);
};

async function roleId(type: Role): Promise<number> {
  const role: { id: number } = await strapi.db.query(roleUid).findOne({ where: { type } });
  return role.id;
}

const countAdmins = (): Promise<number> => strapi.db.query(userUid).count({ where: { role: { type: 'admin' } } });

/** Another admin may have demoted or removed the caller since the call was let in. */
async function stillAdmin(caller: SessionUser): Promise<void> {
  const stored: StoredUser | null = await strapi.db
    .query(userUid)
    .findOne({ where: { id: caller.id }, populate: ['role'] });
  if (!stored || roleOf(stored) !== 'admin') throw forbidden();
}

async function changingStaff<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await withLock(strapi, 'staff', work);
  } catch (error) {
    throw isUniqueViolation(error) ? emailTaken() : error;
  }
}

export async function listUsers(): Promise<User[]> {
  const stored: StoredUser[] = await strapi.db
    .query(userUid)
    .findMany({ populate: ['role'], orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
  return stored.flatMap((user) => {
    const role = roleOf(user);
    return role ? [serializeUser(user, role)] : [];
  });
}

/** The row itself: also what the first accounts are made with. */
export async function addUser({ role, ...input }: UserInput): Promise<string> {
  const { documentId } = await strapi.documents(userUid).create({
    data: { ...input, username: input.email, provider: 'local', confirmed: true, role: await roleId(role) },
  });
  return documentId;
}

export const createUser = (caller: SessionUser, input: UserInput): Promise<User> =>
  changingStaff(async () => {
    await stillAdmin(caller);
    return answered(await addUser(input));
  });

export const updateUser = (caller: SessionUser, id: string, changes: UserUpdate): Promise<User> =>
  changingStaff(async () => {
    if (caller.user._id !== id) await stillAdmin(caller);
    const { stored, role } = await findUser(id);
    const newRole = changes.role !== undefined && changes.role !== role ? changes.role : null;
    if (newRole && stored.id === caller.id) throw badRequest(messages.demoteSelf, 'own-account');
    if (newRole && role === 'admin' && (await countAdmins()) < 2) throw badRequest(messages.lastAdmin, 'last-admin');
    const { updatedAt, role: _asked, email, ...rest } = changes;
    if (isStale({ updatedAt: new Date(stored.updatedAt) }, updatedAt)) throw staleVersion();
    await strapi.documents(userUid).update({
      documentId: id,
      data: {
        ...rest,
        ...(email ? { email, username: email } : {}),
        ...(newRole ? { role: await roleId(newRole) } : {}),
      },
    });
    if (newRole || changes.password) await revokeUserSessions(stored.id);
    return answered(id);
  });

export const deleteUser = (caller: SessionUser, id: string): Promise<void> =>
  changingStaff(async () => {
    if (caller.user._id === id) throw badRequest(messages.deleteSelf, 'own-account');
    await stillAdmin(caller);
    const { stored, role } = await findUser(id);
    if (role === 'admin' && (await countAdmins()) < 2) throw badRequest(messages.lastAdmin, 'last-admin');
    await revokeUserSessions(stored.id);
    await strapi.documents(userUid).delete({ documentId: id });
  });
