/** Public reads carry a strong ETag and honor If-None-Match; all other responses are `no-store`. */
import { createHash } from 'node:crypto';
import type { Context, Next } from 'koa';
import { currentRoute, isWrite } from '#lib/route-definition';
import { currentUser } from '#lib/session';

/** Koa's `fresh` ignores If-None-Match when the request has `Cache-Control: no-cache`; this does not. */
const matchesEtag = (ctx: Context, etag: string) =>
  ctx
    .get('if-none-match')
    .split(',')
    .map((candidate) => candidate.trim())
    .some((candidate) => candidate === '*' || candidate.replace(/^W\//, '') === etag);

const computeEtag = (body: string) => `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

function revalidate(ctx: Context) {
  const isText = typeof ctx.body === 'string';
  const body = isText ? (ctx.body as string) : JSON.stringify(ctx.body);
  if (!isText) ctx.type = 'application/json';
  ctx.body = body;
  const etag = computeEtag(body);
  ctx.set('ETag', etag);
  if (matchesEtag(ctx, etag)) {
    ctx.status = 304;
    ctx.body = null;
  }
}

const isStream = (body: unknown) => typeof body === 'object' && body !== null && 'pipe' in body;

export default () => async (ctx: Context, next: Next) => {
  const route = currentRoute(ctx);
  if (!route) return next();
  if (route.access === 'optional' && !isWrite(ctx)) ctx.vary('Authorization, Cookie');
  await next();
  const isPublic = route.access === 'public' || (route.access === 'optional' && !currentUser(ctx));
  const isShared = isPublic && !isWrite(ctx);
  ctx.set('Cache-Control', isShared ? 'public, no-cache' : 'no-store');
  if (isShared && ctx.status === 200 && !isStream(ctx.body)) revalidate(ctx);
};
