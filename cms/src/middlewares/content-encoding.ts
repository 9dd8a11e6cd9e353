/** Rejects compressed request bodies before they are parsed: a few kB can inflate to hundreds of MB. */
import type { Context, Next } from 'koa';
import { isWrite } from '#lib/route-definition';
import { unsupportedEncoding } from '#lib/errors';
import { isApiPath } from '#lib/routes';

export default () => async (ctx: Context, next: Next) => {
  const encoding = ctx.get('content-encoding').trim().toLowerCase();
  if (encoding === '' || encoding === 'identity') {
    // Strapi's body parser compares it case-sensitively.
    delete ctx.req.headers['content-encoding'];
  } else if (isWrite(ctx)) {
    const error = unsupportedEncoding();
    // Strapi's own error format applies outside `/api`.
    if (isApiPath(ctx.path)) throw error;
    ctx.throw(error.status, error.message);
  }
  return next();
};
