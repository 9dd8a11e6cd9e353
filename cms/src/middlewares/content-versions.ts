/** `GET /changes`: the content versions that web polls. The response to a write waits for the work after its commit. */
import type { Context, Next } from 'koa';
import { awaitWorkAfterCommit } from '#lib/database/transaction';
import { readContentVersions } from '#lib/content-versions';
import { isWrite } from '#lib/route-definition';

export default () => async (ctx: Context, next: Next) => {
  if (ctx.path === '/changes' && !isWrite(ctx)) {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await readContentVersions();
    return;
  }
  // The writer's next read must neither hit a stale cache nor return a file that is about to be deleted.
  await (isWrite(ctx) ? awaitWorkAfterCommit(next) : next());
};
