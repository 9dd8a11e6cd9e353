/** Retries calls that got a 401 once the user has signed in again, and sensitive ones once the password is confirmed. */
import { createStore, useStore } from 'zustand';
import { backgroundUse, sessionIdHeader, sessionUseHeader } from '@domain/user/session';
import { ApiError, type Transport } from '../../api/client';
import { withTimeout } from '../../api/staff/client';
import { getSession, getSessionId, getUserId, requestReauth, setLacksSecondFactor } from '../../api/staff/session';

/** Input counts as use for this long. An open page that only polls must not keep its session from idling. */
const activeMs = 60_000;
const events = ['pointerdown', 'keydown', 'wheel', 'focus'] as const;

let lastActivityAt = Date.now();

const handleActivity = () => {
  lastActivityAt = Date.now();
};

/** Call once at startup. */
export function watchActivity() {
  for (const name of events) window.addEventListener(name, handleActivity, { capture: true, passive: true });
  return () => {
    for (const name of events) window.removeEventListener(name, handleActivity, { capture: true });
  };
}

const isInUse = (now = Date.now()) => now - lastActivityAt < activeMs;

/** Sensitive calls wait here for the user's password; the dialog asks once for all of them. */

type Waiting = (isConfirmed: boolean) => void;

const waiting = createStore<readonly Waiting[]>()(() => []);

export const useIsConfirming = () => useStore(waiting, (calls) => calls.length > 0);

/** Opens the dialog. Resolves to true once the server has accepted the password, to false if the user cancels. */
const requestConfirmation = (): Promise<boolean> =>
  new Promise((resolve) => waiting.setState((calls) => [...calls, resolve], true));

export function settleConfirmation(isConfirmed: boolean) {
  const settled = waiting.getState();
  waiting.setState([], true);
  settled.forEach((resolve) => resolve(isConfirmed));
}

const expiredReason = 'Your session has ended. Sign in again to continue; nothing on this page is lost.';
/** A 401 from these calls does not mean that the session has expired. */
const noReauthPaths = ['/auth/login', '/auth/logout', '/auth/forgot-password', '/auth/reset-password'];

export const staffTransport: Transport = (path, init) =>
  noReauthPaths.includes(path) ? fetchApi(path, init) : forCurrentUser(() => fetchConfirmed(path, init));

/**
 * Returns the 403 if the user cancels the confirmation. Never settles without the second factor that the user needs: the
 * page gives way to its setup, without error messages.
 */
async function fetchConfirmed(path: string, init: RequestInit): Promise<Response> {
  const response = await fetchWithReauth(path, init);
  const code = response.status === 403 ? await readCode(response.clone()) : null;
  if (code === 'second-factor-missing') {
    setLacksSecondFactor(true);
    return new Promise<never>(() => undefined);
  }
  if (code !== 'confirm-password' || !(await requestConfirmation())) return response;
  return fetchConfirmed(path, withCurrentSession(init));
}

async function readCode(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : null;
}

async function fetchWithReauth(path: string, init: RequestInit): Promise<Response> {
  const sessionId = getSessionId();
  const response = await fetchApi(path, init);
  if (response.status !== 401 || !(await requestReauth(expiredReason, sessionId))) return response;
  return fetchApi(path, withCurrentSession(init));
}

/** Never settles once the user has signed out: the result, such as a success message, must not reach the next user. */
async function forCurrentUser<Result>(call: () => Promise<Result>): Promise<Result> {
  const userId = getUserId(getSession());
  const result = await call().then(
    (value) => () => value,
    (error: unknown) => () => {
      throw error;
    },
  );
  return getUserId(getSession()) === userId ? result() : new Promise<never>(() => undefined);
}

/** The time limit applies to each request; the wait for the re-login is not included. */
const fetchApi = (path: string, init: RequestInit) =>
  fetch(`${window.location.origin}/api${path}`, {
    ...init,
    headers: withUse(init.headers),
    signal: withTimeout(path, init.signal),
  });

function withUse(init: HeadersInit | undefined): Headers {
  const headers = new Headers(init);
  if (!isInUse()) headers.set(sessionUseHeader, backgroundUse);
  return headers;
}

/** The same for uploads, which do not use the transport. */
export const retryAfterReauth = <Payload>(upload: () => Promise<Payload>): Promise<Payload> =>
  forCurrentUser(async () => {
    const sessionId = getSessionId();
    return upload().catch(async (error: unknown) => {
      const isExpired = error instanceof ApiError && error.status === 401;
      if (isExpired && (await requestReauth(expiredReason, sessionId))) return upload();
      throw error;
    });
  });

/** The newsletter calls name no session. */
function withCurrentSession(init: RequestInit): RequestInit {
  const headers = new Headers(init.headers);
  const sessionId = getSessionId();
  if (!headers.has(sessionIdHeader)) return init;
  if (sessionId === null) headers.delete(sessionIdHeader);
  else headers.set(sessionIdHeader, sessionId);
  return { ...init, headers };
}
