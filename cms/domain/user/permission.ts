/** Permissions of staff users, checked by Settings and by the server. */

type Actor = { _id: string; role: Role };

export const canCreateUsers = (actor: Actor) => actor.role === 'admin';

export const canEditSite = (actor: Pick<Actor, 'role'>) => actor.role === 'admin';

export const canSetSignInRules = (actor: Pick<Actor, 'role'>) => actor.role === 'admin';

export const canSetMailServer = (actor: Pick<Actor, 'role'>) => actor.role === 'admin';

export const canManageBackups = (actor: Pick<Actor, 'role'>) => actor.role === 'admin';

export const canReadAuditLog = (actor: Pick<Actor, 'role'>) => actor.role === 'admin';

export const canManagePersonalData = (actor: Pick<Actor, 'role'>) => actor.role === 'admin';

export const canEditUser = (actor: Actor, user: Pick<Actor, '_id'>) => actor.role === 'admin' || actor._id === user._id;

export const canDeleteUser = (actor: Actor, user: Pick<Actor, '_id'>) =>
  actor.role === 'admin' && actor._id !== user._id;

export const canChangeRole = (actor: Actor, user: Pick<Actor, '_id'>) =>
  actor.role === 'admin' && actor._id !== user._id;

export const roles = ['admin', 'moderator', 'bartender'] as const;
export type Role = (typeof roles)[number];
