/** Who may do what to whom in Settings; the server asks the same questions (api.md §2). */
import type { Role, User } from './user';

type Actor = { _id: string; role: Role };

export const mayCreateUsers = (actor: Actor) => actor.role === 'admin';

export const mayEditUser = (actor: Actor, user: Pick<User, '_id'>) => actor.role === 'admin' || actor._id === user._id;

export const mayDeleteUser = (actor: Actor, user: Pick<User, '_id'>) =>
  actor.role === 'admin' && actor._id !== user._id;

export const mayChangeRole = (actor: Actor, user: Pick<User, '_id'>) =>
  actor.role === 'admin' && actor._id !== user._id;
