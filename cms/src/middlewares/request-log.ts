/** Adds a request id to the response and to the lines of the log, and logs and counts the request. */
import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { Counter, Histogram } from 'prom-client';
import { requestMessage } from '#domain/log/log-line';
import { isFromProxy } from '#lib/client-ip';
import { currentRoute } from '#lib/route-definition';
import { isApiPath } from '#lib/routes';
import { registry, secondsBuckets } from '../observe/query-metrics';

const registers = [registry];

const requests = new Counter({
  name: 'cms_http_requests_total',
  help: 'Responses by route and status',
  labelNames: ['route', 'method', 'status'],
  registers,
});
const durations = new Histogram({
  name: 'cms_http_request_duration_seconds',
  help: 'Duration of responses by route',
  labelNames: ['route', 'method'],
  buckets: secondsBuckets,
  registers,
});

/** Requests to these have no route of Strapi's router. */
const prefixes = ['/admin', '/uploads'];
const fixed = new Set(['/healthz', '/readyz', '/changes']);

/** The pattern of a request's route, for logs and metrics: paths may contain names and tokens, and there are many. */
function routeOf(ctx: Context): string {
  const route = currentRoute(ctx);
  if (route) return `/api${route.path}`;
  if (fixed.has(ctx.path)) return ctx.path;
  const matched: unknown = Reflect.get(ctx, '_matchedRoute');
  if (typeof matched === 'string' && !/[(*]/.test(matched)) return matched;
  const prefix = isApiPath(ctx.path) ? '/api' : prefixes.find((each) => ctx.path.startsWith(`${each}/`));
  return prefix ? `${prefix}/*` : '/*';
}

/** winston reads the getter at each call. Not in `config/logger.ts`: Strapi copies its configuration. */
function addRequestIds(strapi: Core.Strapi): void {
  strapi.log.defaultMeta = {
    get requestId() {
      return strapi.requestContext.get()?.state['requestId'];
    },
  };
}

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
    // `close` is also emitted if the client disconnects.
    ctx.res.once('close', () => {
      const { method, path, res } = ctx;
      const status = res.headersSent ? res.statusCode : clientClosedRequest;
      const durationMs = Math.round(performance.now() - startedAt);
      const route = routeOf(ctx);
      requests.inc({ method, route, status });
      durations.observe({ method, route }, durationMs / 1000);
      if (unloggedPaths.has(path)) return;
      const length = method === 'HEAD' ? undefined : ctx.length;
      const bytes = length === undefined ? {} : { bytes: length };
      strapi.log.http(requestMessage, { requestId, method, route, status, durationMs, ...bytes });
    });
    await next();
  };
};
