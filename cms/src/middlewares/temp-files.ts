/** Deletes the temporary files of a request at its end; also of one that failed, was cut off or was not finished. */
import type { Context, Next } from 'koa';
import { deleteTempFiles } from '#lib/uploads';

export default () => async (ctx: Context, next: Next) => {
  try {
    await next();
  } finally {
    await deleteTempFiles(ctx.req);
  }
};
