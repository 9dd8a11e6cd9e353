/** Signs in. The response sets the session's cookie, and names the session in a header. */
import type { LoginInput } from '@domain/user/login';
import { sessionIdHeader } from '@domain/user/session-id';
import type { User } from '@domain/user/user';
import { ApiError, call, NetworkError } from '../../api/client';
import type { Credentials } from './session-storage';

export async function signIn(input: Omit<LoginInput, 'code'> & { code?: string }): Promise<Credentials> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await call('/auth/login', { method: 'POST', headers, body: JSON.stringify(input) });
  const { user } = (await response.json().catch((cause: unknown) => {
    throw new NetworkError(cause);
  })) as { user: User };
  return { sessionId: response.headers.get(sessionIdHeader), user };
}

/** The password is correct; the account needs a code too. */
export const needsCode = (error: unknown) => error instanceof ApiError && error.code === 'second-factor-required';

/** The message for the field of the code; null if the error is about something else. */
export const codeError = (error: unknown): string | null =>
  error instanceof ApiError && error.code === 'second-factor-invalid' ? error.message : null;
