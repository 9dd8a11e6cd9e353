/** When sessions end, and how requests name them. No zod: bar mode's service worker uses this file. */

type Times = { expiresAt: string | Date; lastUsedAt: string | Date };

/** With `idleMinutes` 0, an unused session ends only at its expiry. */
export function hasSessionEnded({ expiresAt, lastUsedAt }: Times, idleMinutes: number, now: Date): boolean {
  if (new Date(expiresAt) <= now) return true;
  return idleMinutes > 0 && new Date(lastUsedAt).getTime() + idleMinutes * 60_000 <= now.getTime();
}

/** A session ends this long after the sign-in, however much it is used. */
export const sessionHours = 12;

/** Names the session that a request is meant for: its id, which can only end it. */
export const sessionIdHeader = 'Session-Id';

/** `Session-Use: background`: a request that no user has caused, such as a poll, does not keep the session from idling. Writes always do. */
export const sessionUseHeader = 'Session-Use';
export const backgroundUse = 'background';

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
