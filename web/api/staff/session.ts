/** The session of the signed-in user: one store for the whole app, kept in sync with the other tabs. */
import { createStore, useStore } from 'zustand';
import { roles } from '@domain/user/permission';
import { sessionIdHeader } from '@domain/user/session';
import type { User } from '@domain/user/schema';
import type { LoginInput } from '@domain/user/sign-in';
import { ApiError, call, NetworkError } from '../client';

/**
 * The session and its user in localStorage, under the keys of the specification. The token is in an HttpOnly cookie, which
 * scripts can't read: `adminToken` only holds the session's id.
 */
const tokenKey = 'adminToken';
const userKey = 'adminUser';

type Credentials = { sessionId: string; user: User };

/** Null unless both are present and valid. */
function readCredentials(): Credentials | null {
  try {
    const sessionId = localStorage.getItem(tokenKey);
    const user: unknown = JSON.parse(localStorage.getItem(userKey) ?? 'null');
    return sessionId && isUser(user) ? { sessionId, user } : null;
  } catch {
    return null;
  }
}

function writeCredentials(credentials: Credentials | null) {
  try {
    if (credentials) {
      localStorage.setItem(userKey, JSON.stringify(credentials.user));
      localStorage.setItem(tokenKey, credentials.sessionId);
    } else {
      localStorage.removeItem(userKey);
      localStorage.removeItem(tokenKey);
    }
  } catch {
    // A session that can't be stored lasts until the page is reloaded.
  }
}

function isUser(value: unknown): value is User {
  if (value === null || typeof value !== 'object') return false;
  const { _id, firstName, lastName, email, role, taprooms } = value as Partial<Record<keyof User, unknown>>;
  return (
    [_id, firstName, lastName, email].every((text) => typeof text === 'string') &&
    roles.some((known) => known === role) &&
    Array.isArray(taprooms)
  );
}

type SignedIn = Credentials & {
  /** An admin who can only set up the second factor that admins need. */
  lacksSecondFactor?: boolean | undefined;
};

type Session =
  | { status: 'signed-out'; notice: string | null }
  | ({ status: 'signed-in' } & SignedIn)
  /** The page stays mounted under the re-login dialog. */
  | ({ status: 'expired'; reason: string } & SignedIn);

const store = createStore<Session>()(restoreSession);
/** Resume the calls that got a 401 and wait for the same user to sign in again. */
let pendingCalls: (() => void)[] = [];

export const getSession = store.getState;
export const subscribeToSession = store.subscribe;
export const useSession = () => useStore(store);

export function getSessionId(): string | null {
  const session = getSession();
  return session.status === 'signed-out' ? null : session.sessionId;
}

export const getUserId = (session: Session) => (session.status === 'signed-out' ? null : session.user._id);

export function startSession(credentials: Credentials) {
  writeCredentials(credentials);
  applyCredentials(credentials);
}

/** Called for users who change their own name or e-mail address. */
export function updateSessionUser(user: User) {
  const current = getSession();
  if (current.status === 'signed-out') return;
  writeCredentials({ sessionId: current.sessionId, user });
  setSession({ ...current, user });
}

/** The server tells whether the user lacks the second factor, in response to any call. */
export function setLacksSecondFactor(lacksSecondFactor: boolean) {
  const current = getSession();
  if (current.status !== 'signed-out') setSession({ ...current, lacksSecondFactor });
}

export function clearSession(notice: string | null = null) {
  writeCredentials(null);
  setSession({ status: 'signed-out', notice });
}

/**
 * Opens the re-login dialog and resolves to true when the same user has signed in again; to false if no user is signed in.
 * It never resolves after a sign-out or when another user signs in: the components that wait for it are unmounted then,
 * and their error messages must not appear to the next user.
 */
export function requestReauth(reason: string, usedSession: string | null): Promise<boolean> {
  const current = getSession();
  if (current.status === 'signed-out') return Promise.resolve(false);
  // The user has already signed in again because of another call.
  if (current.status === 'signed-in' && usedSession !== null && usedSession !== current.sessionId)
    return Promise.resolve(true);
  if (current.status === 'signed-in') setSession({ ...current, status: 'expired', reason });
  return new Promise((resolve) => pendingCalls.push(() => resolve(true)));
}

/** Follows sign-in and sign-out in other tabs; a page with unsaved changes stays. */
export function syncTabs(hasUnsavedChanges = () => false) {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key !== tokenKey && key !== userKey && key !== null) return;
    const credentials = readCredentials();
    if (credentials) return applyCredentials(credentials);
    const current = getSession();
    if (localStorage.getItem(tokenKey) !== null || current.status !== 'signed-in') return;
    const notice = 'You signed out in another tab.';
    if (hasUnsavedChanges())
      setSession({ ...current, status: 'expired', reason: `${notice} Sign in again to keep working.` });
    else setSession({ status: 'signed-out', notice });
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}

function applyCredentials(credentials: Credentials) {
  const current = getSession();
  const isSameUser = getUserId(current) === credentials.user._id;
  const lacksSecondFactor = isSameUser && current.status !== 'signed-out' && current.lacksSecondFactor;
  setSession({ status: 'signed-in', ...credentials, ...(lacksSecondFactor && { lacksSecondFactor }) });
  resolvePending();
}

function setSession(next: Session) {
  // Calls of one user are never retried in the session of another.
  if (getUserId(next) !== getUserId(getSession())) pendingCalls = [];
  store.setState(next, true);
}

function resolvePending() {
  const calls = pendingCalls;
  pendingCalls = [];
  calls.forEach((resume) => resume());
}

function restoreSession(): Session {
  const credentials = readCredentials();
  return credentials ? { status: 'signed-in', ...credentials } : { status: 'signed-out', notice: null };
}

/** The signed-in user; only for components inside the shell. */
export function useUser(): User {
  const session = useSession();
  if (session.status === 'signed-out') throw new Error('No user is signed in');
  return session.user;
}

/** The response sets the session's cookie, and names the session in a header. */
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
