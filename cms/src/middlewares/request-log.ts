/** Adds a request id to the response and logs the request with it. */
import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { isFromProxy } from '#lib/client-ip';

const unloggedPaths = new Set(['/healthz', '/readyz', '/changes', '/_health']);

/** web forwards its own request id, so that both logs contain the same id. */
const forwardedId = (ctx: Context) =>
  isFromProxy(ctx.req) ? /^[\w.-]{8,64}$/.exec(ctx.get('x-request-id'))?.[0] : undefined;

export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const startedAt = performance.now();
    const id = forwardedId(ctx) ?? randomUUID();
    ctx.state['requestId'] = id;
    ctx.set('X-Request-Id', id);
    try {
      await next();
    } finally {
      // Without the query string, which may contain the token of an unsubscribe link.
      const line = `${ctx.method} ${ctx.path} ${ctx.status} ${Math.round(performance.now() - startedAt)} ms ${id}`;
      if (!unloggedPaths.has(ctx.path)) strapi.log.http(line);
    }
  };
