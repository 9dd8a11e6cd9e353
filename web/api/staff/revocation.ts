/**
 * Revokes the session on the server when the user signs out. While the server is unreachable, the session's id is kept and
 * the call retried: until the server confirms it, or until the session has expired anyway.
 */
import { createStore, useStore } from 'zustand';
import { sessionHours, sessionIdHeader } from '@domain/user/session';
import { ApiError, NetworkError, send } from '../client';
import { getSessionId } from './session';

const storageKey = 'adminPendingRevocations';
/** Sessions expire on the server after this time. */
const sessionLifetimeMs = sessionHours * 60 * 60 * 1000;
const callTimeoutMs = 5_000;
const minDelayMs = 2_000;
const maxDelayMs = 60_000;

type Revocation = { sessionId: string; expiresAt: number };

const store = createStore<readonly Revocation[]>()(() => []);
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let delayMs = minDelayMs;

export const useHasPendingRevocations = () => useStore(store, (pending) => pending.length > 0);

/** Resolves after the first attempt, successful or not; at once if no user is signed in. */
export async function revokeCurrentSession() {
  const sessionId = getSessionId();
  if (sessionId === null) return;
  const revocation = { sessionId, expiresAt: Date.now() + sessionLifetimeMs };
  setPending([...store.getState(), revocation]);
  // The response can only delete the session cookie if the request has it.
  await revoke(revocation, 'same-origin');
  scheduleRetry();
}

/** Call once at startup: continues the revocations left by an earlier page load, and retries when the network is back. */
export function startRevocations() {
  store.setState(readPending(), true);
  void retryNow();
  const handleOnline = () => void retryNow();
  const handleStorage = ({ key }: StorageEvent) => key === storageKey && setPending(readPending());
  window.addEventListener('online', handleOnline);
  window.addEventListener('storage', handleStorage);
  return () => {
    clearTimeout(retryTimer);
    window.removeEventListener('online', handleOnline);
    window.removeEventListener('storage', handleStorage);
  };
}

async function retryNow() {
  clearTimeout(retryTimer);
  setPending(store.getState().filter(({ expiresAt }) => expiresAt > Date.now()));
  // Leaves out cookies: another user may have signed in since, and the response would delete their cookie.
  await Promise.all(store.getState().map((revocation) => revoke(revocation, 'omit')));
  scheduleRetry();
}

function scheduleRetry() {
  clearTimeout(retryTimer);
  if (store.getState().length === 0) {
    delayMs = minDelayMs;
    return;
  }
  retryTimer = setTimeout(() => void retryNow(), delayMs);
  delayMs = Math.min(delayMs * 2, maxDelayMs);
}

async function revoke(revocation: Revocation, credentials: RequestCredentials) {
  try {
    await send('POST', '/auth/logout', undefined, {
      headers: { [sessionIdHeader]: revocation.sessionId },
      credentials,
      signal: AbortSignal.timeout(callTimeoutMs),
    });
  } catch (error) {
    if (isTemporary(error)) return;
  }
  setPending(store.getState().filter((other) => !isSame(other, revocation)));
}

/** Other tabs read them from the storage. */
const isSame = (one: Revocation, other: Revocation) =>
  one.sessionId === other.sessionId && one.expiresAt === other.expiresAt;

/** Any other error response means that the session no longer exists. */
const isTemporary = (error: unknown) =>
  error instanceof NetworkError || (error instanceof ApiError && (error.status >= 500 || error.status === 429));

function setPending(next: readonly Revocation[]) {
  const pending = store.getState();
  if (next.length === pending.length && next.every((revocation, index) => revocation === pending[index])) return;
  store.setState(next, true);
  try {
    if (next.length > 0) localStorage.setItem(storageKey, JSON.stringify(next));
    else localStorage.removeItem(storageKey);
  } catch {
    // Revocations that can't be stored are retried until the tab is closed.
  }
}

function readPending(): Revocation[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRevocation) : [];
  } catch {
    return [];
  }
}

function isRevocation(value: unknown): value is Revocation {
  if (value === null || typeof value !== 'object') return false;
  const { sessionId, expiresAt } = value as Partial<Record<keyof Revocation, unknown>>;
  return typeof sessionId === 'string' && typeof expiresAt === 'number';
}
