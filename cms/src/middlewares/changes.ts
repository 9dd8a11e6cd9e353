/** `GET /changes`: the counters web polls; and every write waits until it is counted. */
import type { Context, Next } from 'koa';
import { settled } from '#lib/after-commit';
import { readChanges } from '#lib/changes';
import { isWrite } from '#lib/current-row';

export default () => async (ctx: Context, next: Next) => {
  if (ctx.path === '/changes' && !isWrite(ctx)) {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await readChanges();
    return;
  }
  await next();
  // The writer's next read must not come from a cache, nor find a file that is gone.
  if (isWrite(ctx)) await settled();
};
