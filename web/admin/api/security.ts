/** The devices on which users are signed in, and two-step sign-in: of the signed-in user, and for admins of any. */
import { queryOptions } from '@tanstack/react-query';
import type { ConfirmationInput } from '@domain/user/current-password';
import type { SecondFactor } from '@domain/user/second-factor';
import type { SignInRules } from '@domain/user/sign-in-rules';
import type { UserSession } from '@domain/user/session';
import { staffGet, staffSend } from './client';

type Message = { message: string };

/** `userId`: null for the signed-in user. */
const pathOf = (userId: string | null) => (userId === null ? '/auth' : `/auth/users/${userId}`);

export const securityKey = (userId: string | null) => ['security', userId];

export const securityQueries = {
  sessions: (userId: string | null) =>
    queryOptions({
      queryKey: [...securityKey(userId), 'sessions'],
      queryFn: async ({ signal }) =>
        (await staffGet<{ sessions: UserSession[] }>(`${pathOf(userId)}/sessions`, { signal })).sessions,
    }),
  secondFactor: (userId: string | null) =>
    queryOptions({
      queryKey: [...securityKey(userId), 'second-factor'],
      queryFn: async ({ signal }) =>
        (await staffGet<{ secondFactor: SecondFactor }>(`${pathOf(userId)}/second-factor`, { signal })).secondFactor,
    }),
  /** Whether the signed-in user can only set up two-step sign-in. */
  isSecondFactorMissing: () =>
    queryOptions({
      queryKey: [...securityKey(null), 'second-factor-missing'],
      queryFn: async ({ signal }) =>
        (await staffGet<{ isMissing: boolean }>('/auth/second-factor', { signal })).isMissing,
    }),
  rules: () =>
    queryOptions({
      queryKey: ['security', 'rules'],
      queryFn: async ({ signal }) => (await staffGet<{ rules: SignInRules }>('/auth/sign-in-rules', { signal })).rules,
    }),
};

export const saveSignInRules = async (rules: SignInRules) =>
  (await staffSend<{ rules: SignInRules }>('PUT', '/auth/sign-in-rules', rules)).rules;

export const revokeSession = (userId: string | null, sessionId: string) =>
  staffSend<Message>('DELETE', `${pathOf(userId)}/sessions/${sessionId}`);

/** Of the signed-in user, the session in use stays. */
export const revokeSessions = (userId: string | null) => staffSend<Message>('DELETE', `${pathOf(userId)}/sessions`);

/** Sensitive calls succeed for ten minutes. */
export const confirmPassword = (input: Pick<ConfirmationInput, 'password'> & { code: string }) =>
  staffSend<Message>('POST', '/auth/confirm-password', input);

export const setUpSecondFactor = (currentPassword: string) =>
  staffSend<{ secret: string; uri: string }>('POST', '/auth/second-factor/setup', { currentPassword });

export const turnOnSecondFactor = (code: string) =>
  staffSend<Message & { recoveryCodes: string[] }>('POST', '/auth/second-factor', { code });

export const createRecoveryCodes = (currentPassword: string) =>
  staffSend<{ recoveryCodes: string[] }>('POST', '/auth/second-factor/recovery-codes', { currentPassword });

export const turnOffSecondFactor = (currentPassword: string) =>
  staffSend<Message>('DELETE', '/auth/second-factor', { currentPassword });

export const turnOffSecondFactorOf = (userId: string) =>
  staffSend<Message>('DELETE', `${pathOf(userId)}/second-factor`);
