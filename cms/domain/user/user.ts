export const roles = ['admin', 'moderator'] as const;
export type Role = (typeof roles)[number];

/** A member of staff. The password is never part of an answer. */
export type User = {
  _id: string;
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  createdAt: string;
  updatedAt: string;
};
