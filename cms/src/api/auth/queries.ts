import type { Role } from '#domain/user/constants';
import type { User } from '#domain/user/user';
import { notFound } from '#lib/errors';
import { roleOf, serializeUser, userPopulate, userUid, type StoredUser } from '#lib/staff-user';

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
export async function findUser(documentId: string): Promise<{ stored: StoredUser; role: Role }> {
  const stored: StoredUser | null = await strapi.db
    .query(userUid)
    .findOne({ where: { documentId }, populate: userPopulate });
  const role = stored && roleOf(stored);
  if (!stored || !role) throw notFound('User');
  return { stored, role };
}
