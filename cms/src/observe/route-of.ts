/** The pattern of a request's route, for logs and metrics: paths may contain names and tokens, and there are many. */
import type { Context } from 'koa';
import { currentRoute } from '#lib/current-route';
import { isApiPath } from '#lib/match-route';

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
