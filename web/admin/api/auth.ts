import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ForgotPasswordInput, ResetPasswordInput } from '@domain/user/password-reset';
import type { User } from '@domain/user/user';
import { sendOnce } from '../../api/send-once';
import { signIn } from '../auth/sign-in';
import { staffGet, staffSend } from './client';
import { snapshotOptions } from './query-options';

export const authQueries = {
  me: () =>
    queryOptions({
      queryKey: ['auth', 'me'],
      queryFn: async ({ signal }) => (await staffGet<{ user: User }>('/auth/me', { signal })).user,
      ...snapshotOptions,
    }),
};

export const authMutations = {
  login: mutationOptions({ mutationFn: signIn }),
  forgotPassword: mutationOptions({
    mutationFn: (input: ForgotPasswordInput) =>
      sendOnce<{ message: string; hasMailServer: boolean }>('POST', '/auth/forgot-password', input),
  }),
  resetPassword: mutationOptions({
    mutationFn: (input: ResetPasswordInput) => sendOnce<{ message: string }>('POST', '/auth/reset-password', input),
  }),
  logout: mutationOptions({ mutationFn: () => staffSend<{ message: string }>('POST', '/auth/logout') }),
};
