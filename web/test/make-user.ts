import type { User } from '@domain/user/schema';

export const makeUser = (user: Partial<User> = {}): User => ({
  _id: 'ana',
  firstName: 'Ana',
  lastName: 'Moreno',
  email: 'ana@boldridge.example',
  role: 'admin',
  taprooms: [],
  createdAt: '2026-03-04T20:00:00.000Z',
  updatedAt: '2026-03-04T20:00:00.000Z',
  ...user,
});
