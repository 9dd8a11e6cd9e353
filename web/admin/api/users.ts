import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { UserUpdate } from '@domain/user/input';
import type { User } from '@domain/user/user';
import { ApiError } from '../../api/client';
import { staffGet, staffSend } from './client';
import { freshOptions } from './query-options';

export const userQueries = {
  list: () =>
    queryOptions({
      queryKey: ['users', 'list'],
      queryFn: async ({ signal }) => (await staffGet<{ users: User[] }>('/auth/users', { signal })).users,
    }),
};

/** There is no call for a single user. */
export async function fetchLatestUser(queryClient: QueryClient, id: string): Promise<User> {
  const users = await queryClient.fetchQuery({ ...userQueries.list(), ...freshOptions });
  const user = users.find(({ _id }) => _id === id);
  if (!user) throw new ApiError(404, 'User not found', { code: 'not-found' });
  return user;
}

export const userMutations = {
  create: mutationOptions({
    mutationFn: (user: Partial<UserUpdate>) => staffSend<{ user: User }>('POST', '/auth/users', user),
  }),
  update: mutationOptions({
    mutationFn: ({ id, user }: { id: string; user: Partial<UserUpdate> }) =>
      staffSend<{ user: User }>('PUT', `/auth/users/${id}`, user),
  }),
  remove: mutationOptions({
    mutationFn: (id: string) => staffSend<{ message: string }>('DELETE', `/auth/users/${id}`),
  }),
};

export const invalidateUsers = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: ['users'] });
