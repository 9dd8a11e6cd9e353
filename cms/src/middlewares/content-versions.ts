/** `GET /changes`: the counters web polls; and every write waits until it is counted. */
import type { Context, Next } from 'koa';
import { flushAfterCommit } from '#lib/after-commit';
import { readContentVersions } from '#lib/content-versions';
import { isWrite } from '#lib/current-route';

export default () => async (ctx: Context, next: Next) => {
  if (ctx.path === '/changes' && !isWrite(ctx)) {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await readContentVersions();
    return;
  }
  await next();
  // The writer's next read must not come from a cache, nor find a file that is gone.
  if (isWrite(ctx)) await flushAfterCommit();
};
