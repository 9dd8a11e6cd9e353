import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { User } from '@domain/user/user';
import { send } from './client';
import { staffGet, staffSend } from './staff';

export type Credentials = { email: string; password: string };

export type SignedIn = { token: string; user: User; message: string };

export const authQueries = {
  me: () =>
    queryOptions({
      queryKey: ['auth', 'me'],
      queryFn: ({ signal }) => staffGet<{ user: User }>('/auth/me', { signal }),
      select: (answer) => answer.user,
    }),
};

export const authMutations = {
  login: mutationOptions({
    mutationFn: (credentials: Credentials) => send<SignedIn>('POST', '/auth/login', credentials),
  }),
  logout: mutationOptions({ mutationFn: () => staffSend<{ message: string }>('POST', '/auth/logout') }),
};
