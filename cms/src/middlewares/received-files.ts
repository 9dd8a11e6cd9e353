/**
 * Rejects uploads that were not written completely: when a write fails right at the end of the request, formidable
 * reports a truncated temporary file as received.
 */
import { stat } from 'node:fs/promises';
import type { Context, Next } from 'koa';

const incomplete = () =>
  Object.assign(new Error('ENOSPC: an uploaded file was not written completely'), { code: 'ENOSPC' });

export default () => async (ctx: Context, next: Next) => {
  for (const { filepath, size } of Object.values(ctx.request.files ?? {}).flat()) {
    if ((await stat(filepath)).size !== size) throw incomplete();
  }
  await next();
};
