/** Who may do what to whom in Settings; the server asks the same questions (api.md §2). */
import type { Role, User } from './user';

type Actor = { _id: string; role: Role };

export const canCreateUsers = (actor: Actor) => actor.role === 'admin';

export const canEditUser = (actor: Actor, user: Pick<User, '_id'>) => actor.role === 'admin' || actor._id === user._id;

export const canDeleteUser = (actor: Actor, user: Pick<User, '_id'>) =>
  actor.role === 'admin' && actor._id !== user._id;

export const canChangeRole = (actor: Actor, user: Pick<User, '_id'>) =>
  actor.role === 'admin' && actor._id !== user._id;
