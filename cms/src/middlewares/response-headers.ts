/** What a browser may do with an answer that is data or a stored file: show it, nothing else. */
import type { Context, Next } from 'koa';
import { isApiPath } from '#lib/match-route';

const data = "default-src 'none'; frame-ancestors 'none'";
const file = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** Not for ever: the panel can put another picture in the place of a stored one. */
const fileAge = (status: number) => (status === 200 || status === 304 ? 'public, max-age=3600' : 'no-store');

/** Strapi's CORS speaks to everybody who names no origin; nobody is meant. */
function dropCors(ctx: Context) {
  ctx.remove('Access-Control-Allow-Origin');
  const vary = String(ctx.response.get('Vary'))
    .split(/,\s*/)
    .filter((name) => name && name !== 'Origin');
  if (vary.length > 0) ctx.set('Vary', vary.join(', '));
  else ctx.remove('Vary');
}

export default () => async (ctx: Context, next: Next) => {
  await next();
  if (isApiPath(ctx.path)) {
    dropCors(ctx);
    // The developers' page brings its own policy.
    if (!ctx.response.is('html')) ctx.set('Content-Security-Policy', data);
  }
  if (ctx.path.startsWith('/uploads/')) {
    ctx.set({ 'Content-Security-Policy': file, 'Cache-Control': fileAge(ctx.status) });
  }
};
