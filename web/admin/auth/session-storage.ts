/**
 * The session and its user in localStorage, under the keys of the specification. The token is in an HttpOnly cookie, which
 * scripts can't read: `adminToken` only holds the session's id.
 */
import { roles } from '@domain/user/constants';
import type { User } from '@domain/user/user';

export const tokenKey = 'adminToken';
export const userKey = 'adminUser';

export type Credentials = { sessionId: string; user: User };

/** Null unless both are present and valid. */
export function readCredentials(): Credentials | null {
  try {
    const sessionId = localStorage.getItem(tokenKey);
    const user: unknown = JSON.parse(localStorage.getItem(userKey) ?? 'null');
    return sessionId && isUser(user) ? { sessionId, user } : null;
  } catch {
    return null;
  }
}

export function writeCredentials(credentials: Credentials | null) {
  try {
    if (credentials) {
      localStorage.setItem(userKey, JSON.stringify(credentials.user));
      localStorage.setItem(tokenKey, credentials.sessionId);
    } else {
      localStorage.removeItem(userKey);
      localStorage.removeItem(tokenKey);
    }
  } catch {
    // Without storage, the session lasts until the page is reloaded.
  }
}

function isUser(value: unknown): value is User {
  if (value === null || typeof value !== 'object') return false;
  const { _id, firstName, lastName, email, role } = value as Partial<Record<keyof User, unknown>>;
  return (
    [_id, firstName, lastName, email].every((text) => typeof text === 'string') && roles.some((known) => known === role)
  );
}
