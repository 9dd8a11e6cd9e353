/** What a request shows to say who it is: a bearer token or the session's cookie (api.md §2). */
import type { Context } from 'koa';
import { isFromProxy } from './client-ip';
import { sessionHours } from './session';
import { settings } from './settings';

const cookieName = 'boldridge_session';
const tokenShape = /^[\w-]{43}$/;

export function bearerToken(ctx: Context): string | null {
  const token = /^Bearer +(\S+)$/i.exec(ctx.get('authorization'))?.[1];
  return token && tokenShape.test(token) ? token : null;
}

export function cookieToken(ctx: Context): string | null {
  const token = ctx.cookies.get(cookieName);
  return token && tokenShape.test(token) ? token : null;
}

/** Written by hand: Koa refuses `Secure` when it can not see that a proxy speaks https for it. */
function setCookie(ctx: Context, token: string, seconds: number) {
  const secure = settings().publicUrl.startsWith('https://') ? '; Secure' : '';
  ctx.append('Set-Cookie', `${cookieName}=${token}; Path=/api; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`);
}

export const setSessionCookie = (ctx: Context, token: string) => setCookie(ctx, token, sessionHours * 3600);
export const clearSessionCookie = (ctx: Context) => setCookie(ctx, '', 0);

/** Under which host the visitor knows us: web forwards it. */
function ownHosts(ctx: Context): string[] {
  const forwarded = isFromProxy(ctx.req) ? ctx.get('x-forwarded-host') : '';
  return [new URL(settings().publicUrl).host, forwarded, ctx.get('host')].filter(Boolean);
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/**
 * Whether a page of ours sent this. Browsers add the cookie by themselves, so a write that shows nothing else must
 * prove it. `Sec-Fetch-Site` can not be set by a page; browsers leave it out on plain http, where `Origin` tells.
 */
export function isFromOwnOrigin(ctx: Context): boolean {
  const site = ctx.get('sec-fetch-site');
  if (site) return site === 'same-origin';
  const host = hostOf(ctx.get('origin'));
  return host !== null && ownHosts(ctx).includes(host);
}
