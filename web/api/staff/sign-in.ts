/** Signs in. The response sets the session's cookie, and names the session in a header. */
import type { LoginInput } from '@domain/user/sign-in';
import { sessionIdHeader } from '@domain/user/session';
import type { User } from '@domain/user/schema';
import { ApiError, call, NetworkError } from '../client';
import type { Credentials } from './session';

export async function signIn(input: Omit<LoginInput, 'code'> & { code?: string }): Promise<Credentials> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await call('/auth/login', { method: 'POST', headers, body: JSON.stringify(input) });
  const { user } = (await response.json().catch((cause: unknown) => {
    throw new NetworkError(cause);
  })) as { user: User };
  const sessionId = response.headers.get(sessionIdHeader) ?? '';
  if (await isCookieDropped(sessionId)) throw new ApiError(401, insecureText, { code: 'unauthorized' });
  return { sessionId, user };
}

const insecureText =
  'You can’t sign in here: this page was opened over http, and your sign-in is only kept over https. Open the same page with https:// in front.';

/** Over http, browsers silently drop the `Secure` cookie that a site with an https PUBLIC_URL sets. */
async function isCookieDropped(sessionId: string): Promise<boolean> {
  if (window.isSecureContext !== false) return false;
  const headers = { [sessionIdHeader]: sessionId };
  // The transport would ask for another sign-in.
  const response = await fetch(`${window.location.origin}/api/auth/me`, { headers }).catch(() => null);
  if (response?.status !== 401) return false;
  await fetch(`${window.location.origin}/api/auth/logout`, { method: 'POST', headers }).catch(() => null);
  return true;
}

/** The password is correct; the account needs a code too. */
export const needsCode = (error: unknown) => error instanceof ApiError && error.code === 'second-factor-required';

/** The message for the field of the code; null if the error is about something else. */
export const codeError = (error: unknown): string | null =>
  error instanceof ApiError && error.code === 'second-factor-invalid' ? error.message : null;
