/** Restricts what browsers may do with responses. JSON and uploaded files: display them, nothing else. */
import type { Context, Next } from 'koa';
import { formatPermissionsPolicy } from '#domain/shared/permissions-policy';
import { currentRoute } from '#lib/route-definition';
import { isApiPath } from '#lib/routes';

const apiPolicy = "default-src 'none'; frame-ancestors 'none'";
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** The policy of the panel; the site has its own. */
const permissionsPolicy = formatPermissionsPolicy(['clipboard-write', 'fullscreen']);

/** Pages of other sites may load it, as an image for example. */
const openToOtherSites = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

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
  if (currentRoute(ctx)?.isOpenToOtherOrigins) ctx.set({ 'Access-Control-Allow-Origin': '*', ...openToOtherSites });
}

export default () => async (ctx: Context, next: Next) => {
  ctx.set('Permissions-Policy', permissionsPolicy);
  await next();
  if (isApiPath(ctx.path)) {
    replaceCorsHeaders(ctx);
    // The documentation page sets its own policy.
    if (!ctx.response.is('html')) ctx.set('Content-Security-Policy', apiPolicy);
  }
  if (ctx.path.startsWith('/uploads/')) {
    ctx.set({
      'Content-Security-Policy': filePolicy,
      'Cache-Control': fileCacheControl(ctx.status),
      ...openToOtherSites,
    });
  }
};
