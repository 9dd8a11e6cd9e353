/** Staff users as stored: users of Strapi's users-permissions plugin with one of our roles. */
import { randomInt } from 'node:crypto';
import { roles, type Role } from '#domain/user/permission';
import type { User } from '#domain/user/schema';
import { toInstant } from './stored-values';

export const userUid = 'plugin::users-permissions.user';
export const roleUid = 'plugin::users-permissions.role';

export const userPopulate = { role: true, taprooms: { select: ['slug'], orderBy: { slug: 'asc' } } };

/** Precedes the stored token of a link that lets a new user choose the first password. */
export const invitationPrefix = 'invitation:';

export type StoredUser = {
  id: number;
  documentId: string;
  email: string;
  password: string | null;
  blocked: boolean | null;
  /** The hash of the token of a link; of an invitation, after `invitationPrefix`. */
  resetPasswordToken?: string | null;
  firstName: string | null;
  lastName: string | null;
  role: { id: number; type: string } | null;
  taprooms?: { slug: string }[];
  createdAt: string | Date;
  updatedAt: string | Date;
};

const isRole = (type: string | undefined): type is Role => roles.some((role) => role === type);

export const roleOf = (user: StoredUser): Role | null => {
  const type = user.role?.type;
  return isRole(type) ? type : null;
};

export const slugsOf = ({ taprooms = [] }: StoredUser, role: Role): string[] =>
  role === 'bartender' ? taprooms.map(({ slug }) => slug) : [];

export const serializeUser = (user: StoredUser, role: Role): User => ({
  _id: user.documentId,
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  email: user.email,
  role,
  taprooms: slugsOf(user, role),
  createdAt: toInstant(user.createdAt),
  updatedAt: toInstant(user.updatedAt),
});

type PasswordService = { validatePassword(password: string, hash: string): Promise<boolean> };

export const matchesHash = (password: string, hash: string): Promise<boolean> =>
  (strapi.plugin('users-permissions').service('user') as PasswordService).validatePassword(password, hash);

/** Characters that don't look alike. */
const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export function generatePassword(): string {
  const password = Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return /[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password) ? password : generatePassword();
}
