import type { EraseInput, EraseResult, PersonalData, PersonalDataSummary } from '@domain/privacy/schema';
import type { ConfirmationInput, ForgotPasswordInput, ResetPasswordInput } from '@domain/user/password';
import type { UserUpdate } from '@domain/user/input';
import type { SecondFactor, SignInRules } from '@domain/user/sign-in';
import type { UserSession, User } from '@domain/user/schema';
import { sendOnce } from '../../api/send-once';
import { signIn } from '../../api/staff/session';
import { staffSend, snapshotOptions, type Download } from '../../api/staff/client';
import { invalidator, recordApi, sendFor, staffQuery } from './query';

export const userQueries = {
  list: () => staffQuery<User[]>(['users', 'list'], '/auth/users', 'users'),
};

export const userApi = recordApi<User>({
  name: 'user',
  path: '/auth/users',
  idOf: ({ _id }) => _id,
  list: userQueries.list,
  invalidate: invalidator('users'),
});

/** The new user chooses the password by a link in an email. */
export const inviteUser = (user: Partial<UserUpdate>) => sendFor<User>('user', 'POST', '/auth/invitations', user);

export const authQueries = {
  me: () => ({ ...staffQuery<User>(['auth', 'me'], '/auth/me', 'user'), ...snapshotOptions }),
};

export const authMutations = {
  login: signIn,
  forgotPassword: (input: ForgotPasswordInput) =>
    sendOnce<{ message: string; hasMailServer: boolean }>('POST', '/auth/forgot-password', input),
  resetPassword: (input: ResetPasswordInput) => sendOnce<{ message: string }>('POST', '/auth/reset-password', input),
  logout: () => staffSend<{ message: string }>('POST', '/auth/logout'),
};

/** The devices on which users are signed in, and two-step sign-in: of the signed-in user, and for admins of any. */

type Message = { message: string };

/** `userId`: null for the signed-in user. */
const pathOf = (userId: string | null) => (userId === null ? '/auth' : `/auth/users/${userId}`);

const securityKey = (userId: string | null) => ['security', userId];

/** The state of two-step sign-in and the list of devices. */
export const invalidateSecurity = (userId: string | null) => invalidator(securityKey(userId));

export const securityQueries = {
  sessions: (userId: string | null) =>
    staffQuery<UserSession[]>([...securityKey(userId), 'sessions'], `${pathOf(userId)}/sessions`, 'sessions'),
  secondFactor: (userId: string | null) =>
    staffQuery<SecondFactor>(
      [...securityKey(userId), 'second-factor'],
      `${pathOf(userId)}/second-factor`,
      'secondFactor',
    ),
  /** Whether the signed-in user can only set up two-step sign-in. */
  isSecondFactorMissing: () =>
    staffQuery<boolean>([...securityKey(null), 'second-factor-missing'], '/auth/second-factor', 'isMissing'),
  rules: () => staffQuery<SignInRules>(['security', 'rules'], '/auth/sign-in-rules', 'rules'),
};

export const saveSignInRules = (rules: SignInRules) =>
  sendFor<SignInRules>('rules', 'PUT', '/auth/sign-in-rules', rules);

export const revokeSession = (userId: string | null, sessionId: string) =>
  staffSend<Message>('DELETE', `${pathOf(userId)}/sessions/${sessionId}`);

/** Null revokes the sessions of the signed-in user, except the one in use. */
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

const toDownload = (data: PersonalData): Download => ({
  blob: new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
  filename: `personal-data-${data.exportedAt.slice(0, 10)}.json`,
});

/** The e-mail address is sent in the body, because URLs end up in logs. */
export const personalDataMutations = {
  find: (email: string) => sendFor<PersonalDataSummary>('summary', 'POST', '/personal-data/find', { email }),
  exportJson: async (email: string) =>
    toDownload(await sendFor<PersonalData>('data', 'POST', '/personal-data/export', { email })),
  erase: (input: EraseInput) => sendFor<EraseResult>('result', 'POST', '/personal-data/erase', input),
};

/** The pages that list what was erased. */
export const invalidateErased = invalidator('inquiries', 'newsletter', 'events', 'stats');
