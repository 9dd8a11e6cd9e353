/**
 * Leaves no unread body on a kept-alive connection, where it would block the next request. Bodies over the limit are not
 * read: their connection is closed after the response.
 */
import type { Context, Next } from 'koa';
import { drainRequest } from '#lib/drain-request';

export default () => async (ctx: Context, next: Next) => {
  try {
    await next();
  } finally {
    if (!(await drainRequest(ctx.req))) ctx.set('Connection', 'close');
  }
};
