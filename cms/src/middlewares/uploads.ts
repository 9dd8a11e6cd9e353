/** Stored files are looked at, never run: no script of an uploaded file, no guessing of its type. */
import type { Context, Next } from 'koa';

export default () => async (ctx: Context, next: Next) => {
  await next();
  if (!ctx.path.startsWith('/uploads/')) return;
  ctx.set({
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    'X-Content-Type-Options': 'nosniff',
    // Not for ever: the panel can put another picture in the place of a stored one.
    'Cache-Control': ctx.status === 200 || ctx.status === 304 ? 'public, max-age=3600' : 'no-store',
  });
};
