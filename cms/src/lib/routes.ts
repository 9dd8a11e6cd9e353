/** Route definitions, from which Strapi's routes, the OpenAPI document and the checks of middlewares come. */
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import type * as z from 'zod';
import { currentRoute, type MultipartBody, type RouteDefinition } from './route-definition';
import { pathNotFound } from './errors';
import { respondOnce } from './idempotency/respond-once';
import { parseBody, parseQuery } from './parse';

export const isMultipartBody = (body: RouteDefinition['body']): body is MultipartBody =>
  typeof body === 'object' && 'files' in body;

const definitions = new Map<string, RouteDefinition>();

/** Every defined route, in the order in which Strapi registers them. */
export const allRoutes = (): RouteDefinition[] => [...definitions.values()];

const isPayload = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && Object.getPrototypeOf(body) === Object.prototype;

/** Rejects dispatch to a route other than the authorized one. */
const assertAuthorized = (route: RouteDefinition) => (ctx: Context, next: Next) => {
  if (ctx.state['apiRoute'] !== route) throw pathNotFound();
  return next();
};

const sendEnvelope = (route: RouteDefinition) => async (ctx: Context, next: Next) => {
  await next();
  if (!isPayload(ctx.body)) return;
  ctx.body = { success: true, ...ctx.body };
  ctx.status = route.status ?? 200;
};

const middlewaresOf = (route: RouteDefinition) => [
  assertAuthorized(route),
  ...(route.method === 'GET' || route.key ? [] : [respondOnce(isMultipartBody(route.body))]),
  sendEnvelope(route),
];

const toStrapiRoute = (route: RouteDefinition) => ({
  method: route.method,
  path: route.path,
  handler: route.handle,
  info: {},
  // Disables Strapi's own authentication and permissions: the api middleware enforces `route.access`.
  config: { auth: false as const, middlewares: middlewaresOf(route) },
});

/** A method, and a path under `/api` with parameters as `:name`: `GET /beers/:id`. */
type Call = `${RouteDefinition['method']} /${string}`;

/** The default export of a routes file. The first match wins, so fixed paths come before parameters. */
export function defineRoutes(calls: Record<Call, Omit<RouteDefinition, 'method' | 'path'>>): Core.RouterConfig {
  const routes = Object.entries(calls).map(([call, definition]): RouteDefinition => {
    const [method, path] = call.split(' ') as [RouteDefinition['method'], string];
    return { method, path, ...definition };
  });
  for (const route of routes) definitions.set(`${route.method} ${route.path}`, route);
  return { type: 'content-api', routes: routes.map(toStrapiRoute) } as Core.RouterConfig;
}

/** The body of a call, and its handler, which gets what the schema has parsed. */
export const withBody = <Body>(
  body: z.ZodType<Body>,
  handle: (body: Body, ctx: Context) => unknown,
  message?: string,
) => ({ body, handle: (ctx: Context) => handle(parseBody(body, ctx.request.body, message), ctx) });

/** The query of a call, and its handler, which gets what the schema has parsed. */
export const withQuery = <Query>(query: z.ZodType<Query>, handle: (query: Query, ctx: Context) => unknown) => ({
  query,
  handle: (ctx: Context) => handle(parseQuery(query, ctx.querystring), ctx),
});

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
