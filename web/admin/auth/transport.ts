/** Retries calls that got a 401 once the user has signed in again. */
import { ApiError, type Transport } from '../../api/client';
import { getToken, requestReauth } from './session';

const expiredReason = 'Your session has ended. Sign in again to continue; nothing on this page is lost.';
/** A 401 from these calls does not mean that the session has expired. */
const noReauthPaths = ['/auth/login', '/auth/logout'];

export const staffTransport: Transport = async (path, init) => {
  const token = getToken();
  const response = await fetch(toUrl(path), init);
  if (response.status !== 401 || noReauthPaths.includes(path)) return response;
  if (!(await requestReauth(expiredReason, token))) return response;
  return fetch(toUrl(path), withCurrentToken(init));
};

const toUrl = (path: string) => `${window.location.origin}/api${path}`;

/** The same for uploads, which do not use the transport. */
export async function retryAfterReauth<Payload>(upload: () => Promise<Payload>): Promise<Payload> {
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
