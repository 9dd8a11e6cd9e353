/** Finds the route definition of a request. */
import type { Context } from 'koa';
import { currentRoute } from './current-route';
import type { RouteDefinition } from './routes';
import { allRoutes } from './routes';

const prefix = /^\/api(?=\/|$)/i;

export const isApiPath = (path: string) => prefix.test(path);

/** Matches as `@koa/router` does: case-insensitive, with or without one trailing slash. */
const toPattern = (path: string) => new RegExp(`^/api${path.replace(/:[^/]+/g, '[^/]+')}/?$`, 'i');

let patterns: { route: RouteDefinition; pattern: RegExp }[] | undefined;

function routesAt(path: string): RouteDefinition[] {
  patterns ??= allRoutes().map((route) => ({ route, pattern: toPattern(route.path) }));
  return patterns.filter(({ pattern }) => pattern.test(path)).map(({ route }) => route);
}

type RouteMatch = { route: RouteDefinition } | { allowedMethods: string[] } | null;

/** The route; the allowed methods if the path exists with other methods only; null for an unknown path. */
export function matchRoute(method: string, path: string): RouteMatch {
  const routes = routesAt(path);
  if (routes.length === 0) return null;
  const route = routes.find((candidate) => candidate.method === (method === 'HEAD' ? 'GET' : method));
  if (route) return { route };
  const methods = new Set<string>(routes.map((candidate) => candidate.method));
  return { allowedMethods: methods.has('GET') ? ['HEAD', ...methods] : [...methods] };
}

/** A parameter of the matched route, before Strapi's router has run; null if there is none. */
export function routeParam(ctx: Context, name: string): string | null {
  const index = currentRoute(ctx)?.path.split('/').indexOf(`:${name}`) ?? -1;
  const segment = index < 0 ? undefined : ctx.path.replace(prefix, '').split('/')[index];
  try {
    return segment === undefined ? null : decodeURIComponent(segment);
  } catch {
    return null;
  }
}
