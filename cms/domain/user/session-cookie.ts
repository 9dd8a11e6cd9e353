/** The session cookie, which the cms sets and web clears if the cms can't. */

/**
 * On https browsers accept a name with `__Host-` only from this host, over https and with the path `/`: neither a
 * neighboring subdomain nor an http page can set the cookie (RFC 6265bis).
 */
export const sessionCookieName = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? '__Host-brewery_session' : 'brewery_session';

const attributesOn = (publicUrl: string) =>
  publicUrl.startsWith('https:')
    ? { path: '/', flags: 'HttpOnly; SameSite=Strict; Secure' }
    : { path: '/api', flags: 'HttpOnly; SameSite=Strict' };

export function formatSessionCookie(publicUrl: string, token: string, maxAgeSeconds: number): string {
  const { path, flags } = attributesOn(publicUrl);
  return `${sessionCookieName(publicUrl)}=${token}; Path=${path}; Max-Age=${maxAgeSeconds}; ${flags}`;
}
