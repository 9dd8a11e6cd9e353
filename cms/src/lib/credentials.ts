/** Credentials of a request: a bearer token or the session cookie. */
import type { Context } from 'koa';
import {
  backgroundUse,
  sessionHours,
  sessionIdHeader,
  sessionUseHeader,
  formatSessionCookie,
  sessionCookieName,
} from '#domain/user/session';
import { isFromProxy } from './client-ip';
import { settings } from './settings';

const tokenPattern = /^[\w-]{43}$/;

export function bearerToken(ctx: Context): string | null {
  const token = /^Bearer +(\S+)$/i.exec(ctx.get('authorization'))?.[1];
  return token && tokenPattern.test(token) ? token : null;
}

export function cookieToken(ctx: Context): string | null {
  const token = ctx.cookies.get(sessionCookieName(settings().publicUrl));
  return token && tokenPattern.test(token) ? token : null;
}

/** The id of the session that the request is meant for; null if it may be any. */
export const namedSession = (ctx: Context): string | null => ctx.get(sessionIdHeader) || null;

/** A request that no user has caused. */
export const isBackgroundUse = (ctx: Context): boolean => ctx.get(sessionUseHeader) === backgroundUse;

/** `ctx.cookies` can't do this: Koa refuses to set `Secure` on the http connection of a proxy that terminates TLS. */
const setCookie = (ctx: Context, token: string, maxAgeSeconds: number) =>
  ctx.append('Set-Cookie', formatSessionCookie(settings().publicUrl, token, maxAgeSeconds));

export const setSessionCookie = (ctx: Context, token: string) => setCookie(ctx, token, sessionHours * 3600);
export const clearSessionCookie = (ctx: Context) => setCookie(ctx, '', 0);

/** Hosts under which visitors may reach this site; web forwards the requested one. */
function siteHosts(ctx: Context): string[] {
  const forwarded = isFromProxy(ctx.req) ? ctx.get('x-forwarded-host') : '';
  return [new URL(settings().publicUrl).host, forwarded, ctx.get('host')].filter(Boolean);
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** CSRF protection of the cookie. Pages can't set `Sec-Fetch-Site`; on plain http, browsers only send `Origin`. */
export function isSameOrigin(ctx: Context): boolean {
  const site = ctx.get('sec-fetch-site');
  if (site) return site === 'same-origin';
  const host = hostOf(ctx.get('origin'));
  return host !== null && siteHosts(ctx).includes(host);
}
