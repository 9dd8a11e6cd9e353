import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { Counter, Histogram } from 'prom-client';
import { currentRoute } from '#lib/route-definition';
import { isApiPath } from '#lib/routes';
import { registry, secondsBuckets } from './query-metrics';

const registers = [registry];

const requests = new Counter({
  name: 'cms_http_requests_total',
  help: 'Responses by route and status',
  labelNames: ['route', 'method', 'status'],
  registers,
});
const duration = new Histogram({
  name: 'cms_http_request_duration_seconds',
  help: 'Duration of responses by route',
  labelNames: ['route', 'method'],
  buckets: secondsBuckets,
  registers,
});

type ObservedRequest = { method: string; route: string; status: number; durationMs: number };

export function observeRequest({ method, route, status, durationMs }: ObservedRequest): void {
  requests.inc({ method, route, status });
  duration.observe({ method, route }, durationMs / 1000);
}

/** The pattern of a request's route, for logs and metrics: paths may contain names and tokens, and there are many. */

/** Requests to these have no route of Strapi's router. */
const prefixes = ['/admin', '/uploads'];
const fixed = new Set(['/healthz', '/readyz', '/changes']);

export function routeOf(ctx: Context): string {
  const route = currentRoute(ctx);
  if (route) return `/api${route.path}`;
  if (fixed.has(ctx.path)) return ctx.path;
  const matched: unknown = Reflect.get(ctx, '_matchedRoute');
  if (typeof matched === 'string' && !/[(*]/.test(matched)) return matched;
  const prefix = isApiPath(ctx.path) ? '/api' : prefixes.find((each) => ctx.path.startsWith(`${each}/`));
  return prefix ? `${prefix}/*` : '/*';
}

/**
 * Adds the id of the current request to every line of the log. winston reads the getter at each call, in the context of
 * the caller. It can't be part of `config/logger.ts`, since Strapi copies its configuration.
 */
export function addRequestIds(strapi: Core.Strapi): void {
  strapi.log.defaultMeta = {
    get requestId() {
      return strapi.requestContext.get()?.state['requestId'];
    },
  };
}
