/** Public answers carry a strong ETag and honour If-None-Match; what is behind sign-in is never stored (api.md §1). */
import { createHash } from 'node:crypto';
import type { Context, Next } from 'koa';
import { currentRoute, isWrite } from '#lib/current-route';
import { currentUser } from '#lib/session';

/** By itself, not by Koa's `fresh`: a client that also sends `Cache-Control: no-cache` still asks "is this the one?". */
const isKnown = (ctx: Context, etag: string) =>
  ctx
    .get('if-none-match')
    .split(',')
    .some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === etag);

const etagOf = (body: string) => `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

function revalidate(ctx: Context) {
  const isText = typeof ctx.body === 'string';
  const body = isText ? (ctx.body as string) : JSON.stringify(ctx.body);
  if (!isText) ctx.type = 'application/json';
  ctx.body = body;
  const etag = etagOf(body);
  ctx.set('ETag', etag);
  if (isKnown(ctx, etag)) {
    ctx.status = 304;
    ctx.body = null;
  }
}

const isStream = (body: unknown) => typeof body === 'object' && body !== null && 'pipe' in body;

export default () => async (ctx: Context, next: Next) => {
  const row = currentRoute(ctx);
  if (!row) return next();
  if (row.access === 'optional' && !isWrite(ctx)) ctx.vary('Authorization, Cookie');
  await next();
  const isShared = !isWrite(ctx) && (row.access === 'public' || (row.access === 'optional' && !currentUser(ctx)));
  ctx.set('Cache-Control', isShared ? 'public, no-cache' : 'no-store');
  if (isShared && ctx.status === 200 && !isStream(ctx.body)) revalidate(ctx);
};
