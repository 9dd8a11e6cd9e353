/** What the browser keeps between visits: the token and who it belongs to, under the names of the specification. */
import { roles, type User } from '@domain/user/user';

export const tokenKey = 'adminToken';
export const userKey = 'adminUser';

export type Credentials = { token: string; user: User };

/** Null unless both are there and readable. */
export function readCredentials(): Credentials | null {
  try {
    const token = localStorage.getItem(tokenKey);
    const user: unknown = JSON.parse(localStorage.getItem(userKey) ?? 'null');
    return token && isUser(user) ? { token, user } : null;
  } catch {
    return null;
  }
}

/** A browser that refuses to store anything still lets people work until they reload. */
export function writeCredentials(credentials: Credentials | null) {
  try {
    if (credentials) {
      localStorage.setItem(userKey, JSON.stringify(credentials.user));
      localStorage.setItem(tokenKey, credentials.token);
    } else {
      localStorage.removeItem(userKey);
      localStorage.removeItem(tokenKey);
    }
  } catch {
    // Nothing to do: the session lives in memory.
  }
}

function isUser(value: unknown): value is User {
  if (value === null || typeof value !== 'object') return false;
  const { _id, firstName, lastName, email, role } = value as Partial<Record<keyof User, unknown>>;
  return (
    [_id, firstName, lastName, email].every((text) => typeof text === 'string') && roles.some((known) => known === role)
  );
}
