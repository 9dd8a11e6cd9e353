/** Calls that outlive their session: refused with 401, they wait for the person to sign in again and then go once more. */
import { ApiError, type Transport } from '../../api/client';
import { getToken, renewSession } from './session';

const ended = 'Your session has ended. Sign in again to go on; nothing on this page is lost.';
/** Their 401 is about the password that was typed, or of no interest. */
const ownAnswer = ['/auth/login', '/auth/logout'];

export const staffTransport: Transport = async (path, init) => {
  const token = getToken();
  const response = await fetch(addressOf(path), init);
  if (response.status !== 401 || ownAnswer.includes(path)) return response;
  if (!(await renewSession(ended, token))) return response;
  return fetch(addressOf(path), signedAgain(init));
};

const addressOf = (path: string) => `${window.location.origin}/api${path}`;

/** The same patience for uploads, which do not go through the transport. */
export async function withRenewal<Answer>(upload: () => Promise<Answer>): Promise<Answer> {
  const token = getToken();
  try {
    return await upload();
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401) || !(await renewSession(ended, token))) throw error;
    return upload();
  }
}

/** Only calls that carried the old token carry the new one (the newsletter's carry none). */
function signedAgain(init: RequestInit): RequestInit {
  const headers = new Headers(init.headers);
  if (headers.has('Authorization')) headers.set('Authorization', `Bearer ${getToken()}`);
  return { ...init, headers };
}
