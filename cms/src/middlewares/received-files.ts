/**
 * Rejects uploads that were not written completely: when a write fails right at the end of the request, formidable
 * reports a truncated temporary file as received. Deletes the temporary files of a request that fails, which Strapi does
 * only for one that succeeds.
 */
import { rm, stat } from 'node:fs/promises';
import type { Context, Next } from 'koa';

const incomplete = () =>
  Object.assign(new Error('ENOSPC: an uploaded file was not written completely'), { code: 'ENOSPC' });

export default () => async (ctx: Context, next: Next) => {
  const files = Object.values(ctx.request.files ?? {}).flat();
  try {
    for (const { filepath, size } of files) {
      if ((await stat(filepath)).size !== size) throw incomplete();
    }
    await next();
  } catch (error) {
    await Promise.all(files.map(({ filepath }) => rm(filepath, { force: true })));
    throw error;
  }
};
