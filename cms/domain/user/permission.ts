/** Permissions of staff users, checked by Settings and by the server. */

type Actor = { _id: string; role: Role };

/** Only admins manage users, the site settings, backups, mail, personal data and the audit log. */
export const isAdminUser = ({ role }: Pick<Actor, 'role'>) => role === 'admin';

export const canEditUser = (actor: Actor, user: Pick<Actor, '_id'>) => isAdminUser(actor) || actor._id === user._id;

/** Admins can delete, or give another role to, anyone but themselves. */
export const canManageUser = (actor: Actor, user: Pick<Actor, '_id'>) => isAdminUser(actor) && actor._id !== user._id;

export const roles = ['admin', 'moderator', 'bartender'] as const;
export type Role = (typeof roles)[number];
