/**
 * The session and its user in localStorage, under the keys of the specification. The token is in an HttpOnly cookie, which
 * scripts can't read: `adminToken` only holds the session's id.
 */
import { roles } from '@domain/user/constants';
import type { User } from '@domain/user/user';

export const tokenKey = 'adminToken';
export const userKey = 'adminUser';

/** `sessionId`: null if it is not known, in a session of an earlier version. */
export type Credentials = { sessionId: string | null; user: User };

/** Stands for an id that is not known. */
const unknownSession = 'signed-in';

/** Earlier versions stored the token itself. */
const isToken = (stored: string) => /^[\w-]{43}$/.test(stored);

/** Null unless both are present and valid. */
export function readCredentials(): Credentials | null {
  try {
    const stored = localStorage.getItem(tokenKey);
    const user: unknown = JSON.parse(localStorage.getItem(userKey) ?? 'null');
    if (!stored || !isUser(user)) return null;
    return { sessionId: isToken(stored) || stored === unknownSession ? null : stored, user };
  } catch {
    return null;
  }
}

/** A token that an earlier version has stored. */
export function readEarlierToken(): string | null {
  try {
    const stored = localStorage.getItem(tokenKey);
    return stored !== null && isToken(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** The session stays signed in until a call is rejected. */
export function dropEarlierToken() {
  try {
    localStorage.setItem(tokenKey, unknownSession);
  } catch {
    // It can't be read either.
  }
}

export function writeCredentials(credentials: Credentials | null) {
  try {
    if (credentials) {
      localStorage.setItem(userKey, JSON.stringify(credentials.user));
      localStorage.setItem(tokenKey, credentials.sessionId ?? unknownSession);
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
