/**
 * Revokes the session on the server when the user signs out. While the server is unreachable, the token is kept and the
 * call retried: until the server confirms it, or until the session has expired anyway.
 */
import { ApiError, NetworkError, send } from '../../api/client';

const storageKey = 'adminPendingRevocations';
/** Sessions expire on the server after this time. */
const sessionLifetimeMs = 12 * 60 * 60 * 1000;
const callTimeoutMs = 5_000;
const minDelayMs = 2_000;
const maxDelayMs = 60_000;

type Revocation = { token: string; expiresAt: number };

let pending: readonly Revocation[] = [];
let listeners: readonly (() => void)[] = [];
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let delayMs = minDelayMs;

export const hasPendingRevocations = () => pending.length > 0;

export function subscribeToRevocations(listener: () => void) {
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter((other) => other !== listener);
  };
}

/** Resolves after the first attempt, successful or not. */
export async function revokeSession(token: string) {
  setPending([...pending, { token, expiresAt: Date.now() + sessionLifetimeMs }]);
  // With cookies, so that the response deletes the session cookie.
  await revoke(token, 'same-origin');
  scheduleRetry();
}

/** Call once at startup: continues the revocations left by an earlier page load, and retries when the network is back. */
export function startRevocations() {
  pending = readPending();
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
  setPending(pending.filter(({ expiresAt }) => expiresAt > Date.now()));
  // Without cookies: another user may have signed in since, and the response would delete their cookie.
  await Promise.all(pending.map(({ token }) => revoke(token, 'omit')));
  scheduleRetry();
}

function scheduleRetry() {
  clearTimeout(retryTimer);
  if (pending.length === 0) {
    delayMs = minDelayMs;
    return;
  }
  retryTimer = setTimeout(() => void retryNow(), delayMs);
  delayMs = Math.min(delayMs * 2, maxDelayMs);
}

async function revoke(token: string, credentials: RequestCredentials) {
  try {
    await send('POST', '/auth/logout', undefined, {
      headers: { Authorization: `Bearer ${token}` },
      credentials,
      signal: AbortSignal.timeout(callTimeoutMs),
    });
  } catch (error) {
    if (isTemporary(error)) return;
  }
  setPending(pending.filter((revocation) => revocation.token !== token));
}

/** Any other error response means that the session no longer exists. */
const isTemporary = (error: unknown) =>
  error instanceof NetworkError || (error instanceof ApiError && (error.status >= 500 || error.status === 429));

function setPending(next: readonly Revocation[]) {
  if (next.length === pending.length && next.every((revocation, index) => revocation === pending[index])) return;
  pending = next;
  try {
    if (next.length > 0) localStorage.setItem(storageKey, JSON.stringify(next));
    else localStorage.removeItem(storageKey);
  } catch {
    // Without storage, revocations are retried until the tab is closed.
  }
  listeners.forEach((listener) => listener());
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
  const { token, expiresAt } = value as Partial<Record<keyof Revocation, unknown>>;
  return typeof token === 'string' && typeof expiresAt === 'number';
}
