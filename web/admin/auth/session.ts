/** Who is signed in. One store for the whole app; other tabs are followed through the browser's storage. */
import type { User } from '@domain/user/user';
import { hasUnsavedChanges } from '../hooks/use-unsaved-changes';
import { readCredentials, tokenKey, userKey, writeCredentials, type Credentials } from './session-storage';

export type Session =
  | { status: 'signed-out'; notice: string | null }
  | ({ status: 'signed-in' } & Credentials)
  /** The page stays as it is, under the dialog that asks to sign in again. */
  | ({ status: 'ended'; reason: string } & Credentials);

type Listener = (now: Session, before: Session) => void;

let current: Session = restoreSession(null);
let listeners: readonly Listener[] = [];
/** Calls that were refused for want of a session and go on after sign-in; `false` tells them to give up. */
let pending: ((isRenewed: boolean) => void)[] = [];

export const getSession = () => current;
export const getToken = () => (current.status === 'signed-out' ? null : current.token);

export function subscribeToSession(listener: Listener) {
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter((other) => other !== listener);
  };
}

export function startSession(credentials: Credentials) {
  writeCredentials(credentials);
  applyCredentials(credentials);
}

/** After somebody changed their own name or e-mail. */
export function updateSessionUser(user: User) {
  if (current.status === 'signed-out') return;
  writeCredentials({ token: current.token, user });
  setSession({ ...current, user });
}

export function clearSession(notice: string | null = null) {
  writeCredentials(null);
  setSession({ status: 'signed-out', notice });
  resolvePending(false);
}

/** Asks for a new sign-in over the page; resolves when the same person is back, or to false if nobody comes. */
export function requestReauth(reason: string, usedToken: string | null): Promise<boolean> {
  if (current.status === 'signed-out') return Promise.resolve(false);
  // Another call was refused first and the person has already signed in again.
  if (current.status === 'signed-in' && usedToken !== null && usedToken !== current.token) return Promise.resolve(true);
  if (current.status === 'signed-in') setSession({ ...current, status: 'ended', reason });
  return new Promise((resolve) => pending.push(resolve));
}

/** Sign-in and sign-out in another tab. */
export function syncTabs() {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key !== tokenKey && key !== userKey && key !== null) return;
    const credentials = readCredentials();
    if (credentials) return applyCredentials(credentials);
    if (localStorage.getItem(tokenKey) !== null || current.status !== 'signed-in') return;
    const notice = 'You signed out in another tab.';
    if (hasUnsavedChanges())
      setSession({ ...current, status: 'ended', reason: `${notice} Sign in again to keep working.` });
    else setSession({ status: 'signed-out', notice });
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}

function applyCredentials(credentials: Credentials) {
  const isSamePerson = current.status === 'signed-out' || current.user._id === credentials.user._id;
  setSession({ status: 'signed-in', ...credentials });
  // What one person began is never finished in another's name.
  resolvePending(isSamePerson);
}

function setSession(next: Session) {
  const before = current;
  current = next;
  listeners.forEach((listener) => listener(next, before));
}

function resolvePending(isRenewed: boolean) {
  const calls = pending;
  pending = [];
  calls.forEach((resume) => resume(isRenewed));
}

function restoreSession(notice: string | null): Session {
  const credentials = readCredentials();
  return credentials ? { status: 'signed-in', ...credentials } : { status: 'signed-out', notice };
}
