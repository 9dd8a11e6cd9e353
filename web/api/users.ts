import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Role, User } from '@domain/user/user';
import { staffGet, staffSend } from './staff';

export const userQueries = {
  list: () =>
    queryOptions({
      queryKey: ['users', 'list'],
      queryFn: ({ signal }) => staffGet<{ users: User[] }>('/auth/users', { signal }),
      select: (answer) => answer.users,
    }),
};

/** An absent or blank password stays as it is. */
export type UserDraft = {
  firstName?: string;
  lastName?: string;
  email?: string;
  password?: string;
  role?: Role;
  updatedAt?: string;
};

export const userMutations = {
  create: mutationOptions({
    mutationFn: (user: UserDraft) => staffSend<{ user: User }>('POST', '/auth/users', user),
  }),
  update: mutationOptions({
    mutationFn: ({ id, user }: { id: string; user: UserDraft }) =>
      staffSend<{ user: User }>('PUT', `/auth/users/${id}`, user),
  }),
  remove: mutationOptions({
    mutationFn: (id: string) => staffSend<{ message: string }>('DELETE', `/auth/users/${id}`),
  }),
};
