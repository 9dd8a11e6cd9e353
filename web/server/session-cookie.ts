import { formatSessionCookie } from '@domain/user/session';
import type { onSendHookHandler } from 'fastify';
import { splitUrl } from './url';

/**
 * An `onSend` hook: a logout that fails on the server still removes the session cookie from the browser, so that the
 * browser stays signed out when the CMS is available again.
 */
export function clearCookieOnFailedLogout({ publicUrl }: { publicUrl: string }): onSendHookHandler {
  const cookie = formatSessionCookie(publicUrl, '', 0);
  return ({ method, url }, reply, payload, done) => {
    const isLogout = method === 'POST' && splitUrl(url).path === '/api/auth/logout';
    if (isLogout && reply.statusCode >= 500) reply.header('Set-Cookie', cookie);
    done(null, payload);
  };
}
