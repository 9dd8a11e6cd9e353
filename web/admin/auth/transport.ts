/** Retries calls that got a 401 once the user has signed in again. */
import { ApiError, type Transport } from '../../api/client';
import { withTimeout } from '../api/timeout';
import { getSession, getToken, getUserId, requestReauth } from './session';

const expiredReason = 'Your session has ended. Sign in again to continue; nothing on this page is lost.';
/** A 401 from these calls does not mean that the session has expired. */
const noReauthPaths = ['/auth/login', '/auth/logout', '/auth/forgot-password', '/auth/reset-password'];

export const staffTransport: Transport = (path, init) =>
  noReauthPaths.includes(path) ? fetchApi(path, init) : forCurrentUser(() => fetchWithReauth(path, init));

async function fetchWithReauth(path: string, init: RequestInit) {
  const token = getToken();
  const response = await fetchApi(path, init);
  if (response.status !== 401 || !(await requestReauth(expiredReason, token))) return response;
  return fetchApi(path, withCurrentToken(init));
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
  fetch(`${window.location.origin}/api${path}`, { ...init, signal: withTimeout(path, init.signal) });

/** The same for uploads, which do not use the transport. */
export const retryAfterReauth = <Payload>(upload: () => Promise<Payload>): Promise<Payload> =>
  forCurrentUser(() => uploadWithReauth(upload));

async function uploadWithReauth<Payload>(upload: () => Promise<Payload>): Promise<Payload> {
  const token = getToken();
  try {
    return await upload();
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401) || !(await requestReauth(expiredReason, token))) {
      throw error;
    }
    return upload();
  }
}

/** The newsletter calls send no token. */
function withCurrentToken(init: RequestInit): RequestInit {
  const headers = new Headers(init.headers);
  if (headers.has('Authorization')) headers.set('Authorization', `Bearer ${getToken()}`);
  return { ...init, headers };
}
