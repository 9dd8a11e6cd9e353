/** Restricts what a browser may do with JSON responses and uploaded files: display them, nothing else. */
import type { Context, Next } from 'koa';
import { currentRoute } from '#lib/current-route';
import { isApiPath } from '#lib/match-route';

const apiPolicy = "default-src 'none'; frame-ancestors 'none'";
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** Not immutable: the panel can replace a file under the same URL. */
const fileCacheControl = (status: number) => ([200, 206, 304].includes(status) ? 'public, max-age=3600' : 'no-store');

/** Strapi's CORS middleware allows every origin if the request has no Origin header; the API allows none, or all. */
function replaceCorsHeaders(ctx: Context) {
  ctx.remove('Access-Control-Allow-Origin');
  const vary = String(ctx.response.get('Vary'))
    .split(/,\s*/)
    .filter((name) => name && name !== 'Origin');
  if (vary.length > 0) ctx.set('Vary', vary.join(', '));
  else ctx.remove('Vary');
  if (currentRoute(ctx)?.isOpenToOtherOrigins) ctx.set('Access-Control-Allow-Origin', '*');
}

export default () => async (ctx: Context, next: Next) => {
  await next();
  if (isApiPath(ctx.path)) {
    replaceCorsHeaders(ctx);
    // The documentation page sets its own policy.
    if (!ctx.response.is('html')) ctx.set('Content-Security-Policy', apiPolicy);
  }
  if (ctx.path.startsWith('/uploads/')) {
    ctx.set({ 'Content-Security-Policy': filePolicy, 'Cache-Control': fileCacheControl(ctx.status) });
  }
};
