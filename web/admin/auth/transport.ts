/** Calls that outlive their session: refused with 401, they wait for the person to sign in again and then go once more. */
import { ApiError, type Transport } from '../../api/client';
import { getToken, requestReauth } from './session';

const expiredReason = 'Your session has ended. Sign in again to go on; nothing on this page is lost.';
/** Their 401 is about the password that was typed, or of no interest. */
const noReauthPaths = ['/auth/login', '/auth/logout'];

export const staffTransport: Transport = async (path, init) => {
  const token = getToken();
  const response = await fetch(toUrl(path), init);
  if (response.status !== 401 || noReauthPaths.includes(path)) return response;
  if (!(await requestReauth(expiredReason, token))) return response;
  return fetch(toUrl(path), withCurrentToken(init));
};

const toUrl = (path: string) => `${window.location.origin}/api${path}`;

/** The same patience for uploads, which do not go through the transport. */
export async function retryAfterReauth<Answer>(upload: () => Promise<Answer>): Promise<Answer> {
  const token = getToken();
  try {
    return await upload();
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401) || !(await requestReauth(expiredReason, token)))
      throw error;
    return upload();
  }
}

/** Only calls that carried the old token carry the new one (the newsletter's carry none). */
function withCurrentToken(init: RequestInit): RequestInit {
  const headers = new Headers(init.headers);
  if (headers.has('Authorization')) headers.set('Authorization', `Bearer ${getToken()}`);
  return { ...init, headers };
}
