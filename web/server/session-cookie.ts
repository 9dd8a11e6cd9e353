import type { onSendHookHandler } from 'fastify';
import { splitUrl } from './url';

/** As the CMS sets it (`cms/src/lib/credentials.ts`). */
export const sessionCookieName = 'brewery_session';

/**
 * An `onSend` hook: a logout that fails on the server still removes the session cookie from the browser, so that the
 * browser stays signed out when the CMS is available again.
 */
export function clearCookieOnFailedLogout({ publicUrl }: { publicUrl: string }): onSendHookHandler {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const cookie = `${sessionCookieName}=; Path=/api; Max-Age=0; HttpOnly; SameSite=Strict${secure}`;
  return ({ method, url }, reply, payload, done) => {
    const isLogout = method === 'POST' && splitUrl(url).path === '/api/auth/logout';
    if (isLogout && reply.statusCode >= 500) reply.header('Set-Cookie', cookie);
    done(null, payload);
  };
}
