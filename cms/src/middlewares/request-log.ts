/** Adds a request id to the response and to the lines of the log, and logs and counts the request. */
import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { requestMessage } from '#domain/log/log-line';
import { isFromProxy } from '#lib/client-ip';
import { observeRequest, addRequestIds, routeOf } from '../observe/request-metrics';

/** Called every few seconds, by web and by monitoring. */
const unloggedPaths = new Set(['/healthz', '/readyz', '/changes', '/_health']);

/** web forwards its own request id, so that both logs contain the same id. */
const forwardedId = (ctx: Context) =>
  isFromProxy(ctx.req) ? /^[\w.-]{8,64}$/.exec(ctx.get('x-request-id'))?.[0] : undefined;

/** nginx's status for a client that has disconnected before the response. */
const clientClosedRequest = 499;

export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  addRequestIds(strapi);
  return async (ctx: Context, next: Next) => {
    const startedAt = performance.now();
    const requestId = forwardedId(ctx) ?? randomUUID();
    ctx.state['requestId'] = requestId;
    ctx.set('X-Request-Id', requestId);
    // Also emitted if the client disconnects.
    ctx.res.once('close', () => {
      const { method, path, res } = ctx;
      const status = res.headersSent ? res.statusCode : clientClosedRequest;
      const durationMs = Math.round(performance.now() - startedAt);
      const route = routeOf(ctx);
      observeRequest({ method, route, status, durationMs });
      if (unloggedPaths.has(path)) return;
      const length = method === 'HEAD' ? undefined : ctx.length;
      const bytes = length === undefined ? {} : { bytes: length };
      strapi.log.http(requestMessage, { requestId, method, route, status, durationMs, ...bytes });
    });
    await next();
  };
};
