/** `GET /changes`: the counters web polls; and every write waits until it is counted. */
import type { Context, Next } from 'koa';
import { changesCounted, readChanges } from '#lib/changes';
import { isWrite } from '#lib/current-row';

export default () => async (ctx: Context, next: Next) => {
  if (ctx.path === '/changes' && !isWrite(ctx)) {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await readChanges();
    return;
  }
  await next();
  if (isWrite(ctx)) await changesCounted();
};
