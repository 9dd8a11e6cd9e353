/**
 * Revokes the session on the server when the user signs out. While the server is unreachable, the session's id is kept and
 * the call retried until the server confirms it.
 */
import { createStore, useStore } from 'zustand';
import { sessionIdHeader } from '@domain/user/session';
import { ApiError, NetworkError, send } from '../client';
import { readValue, writeValue } from '../storage';
import { getSessionId } from './session';

const storageKey = 'adminPendingRevocations';
const callTimeoutMs = 5_000;
const minDelayMs = 2_000;
const maxDelayMs = 60_000;

/** The ids of sessions. */
const store = createStore<readonly string[]>()(() => []);
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let delayMs = minDelayMs;

export const useHasPendingRevocations = () => useStore(store, (pending) => pending.length > 0);

/** Resolves after the first attempt, successful or not; at once if no user is signed in. */
export async function revokeCurrentSession() {
  const sessionId = getSessionId();
  if (sessionId === null) return;
  setPending([...store.getState(), sessionId]);
  // The response can only delete the session cookie if the request has it.
  await revoke(sessionId, 'same-origin');
  scheduleRetry();
}

/** Call once at startup: continues the revocations left by an earlier page load, and retries when the network is back. */
export function startRevocations() {
  const readStored = () => store.setState(readPending(), true);
  readStored();
  void retryNow();
  const handleOnline = () => void retryNow();
  const handleStorage = ({ key }: StorageEvent) => key === storageKey && readStored();
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
  // Leaves out cookies: another user may have signed in since, and the response would delete their cookie.
  await Promise.all(store.getState().map((sessionId) => revoke(sessionId, 'omit')));
  scheduleRetry();
}

function scheduleRetry() {
  clearTimeout(retryTimer);
  const isDone = store.getState().length === 0;
  if (!isDone) retryTimer = setTimeout(() => void retryNow(), delayMs);
  delayMs = isDone ? minDelayMs : Math.min(delayMs * 2, maxDelayMs);
}

async function revoke(sessionId: string, credentials: RequestCredentials) {
  try {
    await send('POST', '/auth/logout', undefined, {
      headers: { [sessionIdHeader]: sessionId },
      credentials,
      signal: AbortSignal.timeout(callTimeoutMs),
    });
  } catch (error) {
    if (isTemporary(error)) return;
  }
  setPending(store.getState().filter((other) => other !== sessionId));
}

/** Any other error response means that the session no longer exists. */
const isTemporary = (error: unknown) =>
  error instanceof NetworkError || (error instanceof ApiError && (error.status >= 500 || error.status === 429));

/** Revocations that can't be stored are retried until the tab is closed. */
function setPending(pending: readonly string[]) {
  store.setState(pending, true);
  writeValue(storageKey, pending.length > 0 ? pending : null, 'localStorage');
}

function readPending(): string[] {
  const stored = readValue(storageKey, 'localStorage');
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}
