/**
 * Leaves no unread body on a kept-alive connection, where it would block the next request. The response doesn't wait for
 * the rest of the body, which may never come. The connection of a body over the limits is closed.
 */
import type { Context, Next } from 'koa';
import { drainRequest } from '#lib/drain';

export default () => async (ctx: Context, next: Next) => {
  const { req, res } = ctx;
  try {
    await next();
  } finally {
    const drained = drainRequest(req);
    // Node closes a connection that isn't kept alive after the response; with unread data, the client would lose it.
    if (!res.shouldKeepAlive) await drained;
    else void drained.then((isComplete) => isComplete || closeAfterResponse(ctx));
  }
};

function closeAfterResponse({ req, res }: Context): void {
  if (res.writableFinished) req.socket.destroy();
  else res.once('finish', () => req.socket.destroy());
}
