/** Earlier versions stored the token in localStorage. Their sessions continue with the cookie, which has the same token. */
import { sessionIdHeader } from '@domain/user/session-id';
import type { User } from '@domain/user/user';
import { ApiError, call } from '../../api/client';
import { startSession } from './session';
import { dropEarlierToken, readEarlierToken } from './session-storage';

/** Call once at startup. While the server is unreachable, the token stays for the next page load. */
export async function replaceEarlierToken() {
  const token = readEarlierToken();
  if (token === null) return;
  try {
    const response = await call('/auth/me');
    const { user } = (await response.json()) as { user: User };
    // The user may have signed out or in again in the meantime.
    if (readEarlierToken() === token) startSession({ sessionId: response.headers.get(sessionIdHeader), user });
  } catch (error) {
    // Its session has ended.
    if (error instanceof ApiError && error.status === 401 && readEarlierToken() === token) dropEarlierToken();
  }
}
