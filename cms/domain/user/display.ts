/** Display of staff users: name, initials, role. */
import { labelsOf } from '../shared/labels';
import { roles, type Role } from './permission';
import type { User } from './schema';

type UserName = Pick<User, 'firstName' | 'lastName'>;

export const fullName = ({ firstName, lastName }: UserName) => `${firstName} ${lastName}`.trim();

const initial = (name: string) => [...name.trim()][0]?.toUpperCase() ?? '';

export const initials = ({ firstName, lastName }: UserName) => initial(firstName) + initial(lastName);

export const roleLabels = labelsOf(roles);

/** The admin badge is red, others are blue. */
export const roleColors = { admin: 'red', moderator: 'blue', bartender: 'blue' } as const satisfies Record<
  Role,
  string
>;
