/**
 * Route definitions: method, path, required access, input, response and handler. Strapi's routes and the OpenAPI document are
 * generated from them, and the middlewares use them to check access and body type.
 */
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import type * as z from 'zod';
import { currentRoute } from './current-route';
import { pathNotFound } from './errors';
import { respondOnce } from './idempotency/respond-once';

/**
 * `public`: a session has no effect. `optional`: no session is required, but the response may depend on it.
 * `screen`: the handler checks a screen's own token. `user`: any signed-in user.
 * `bar`: moderators, admins, and bartenders of the taproom whose slug is the parameter `taproom`. `staff`: moderators and
 * admins. `admin`: admins only.
 */
export type Access = 'public' | 'optional' | 'screen' | 'user' | 'bar' | 'staff' | 'admin';

/** `files` names the field that holds the files, up to `max` of them; `fields` is the schema of the other fields. */
export type MultipartBody = { files: string; max: number; fields?: z.ZodObject };

type MediaType = `${string}/${string}`;

export type RouteDefinition = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Under `/api`; parameters as `:name`. */
  path: string;
  /** Tag, group and name in the API documentation, such as `beer.beer.list`. */
  id: `${string}.${string}.${string}`;
  access: Access;
  /** One line for the API documentation. */
  summary: string;
  query?: z.ZodType;
  /** A schema: JSON. `ignored` (the default): any body is accepted and none is parsed. */
  body?: z.ZodType | MultipartBody | 'ignored';
  /** The named payload beside `success: true`, or the media type of a response that is not JSON. */
  response: Record<string, z.ZodType> | MediaType | readonly MediaType[];
  /** 200 by default. */
  status?: 201;
  /** Also for admins without the second factor that they need. */
  isForSecondFactorSetup?: true;
  /** The user must have confirmed their password in this session lately; some other calls need it only for some changes. */
  needsConfirmation?: true;
  /** Limits attempts per IP address, for public forms. */
  limit?: 'form';
  /** How long a success takes at least: longer than the work, whose time depends on what is stored. */
  minDurationMs?: number;
  /**
   * The header `Idempotency-Key` of a write: by default a repeated request gets the stored response of the first.
   * `required`, `optional`: the handler recognizes repetitions (decision 023). `ignored`: the response has a token or
   * sets a cookie, and must not be stored.
   */
  key?: 'required' | 'optional' | 'ignored';
  /** Scripts of other sites may read the response. */
  isOpenToOtherOrigins?: true;
  /** Documents failure statuses that access, path, query, body and limit don't imply. */
  failures?: readonly (400 | 401 | 404 | 409 | 422 | 429)[];
  /** Returns the named payload, or sets the body. */
  handle: (ctx: Context) => unknown;
};

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
  // Disables Strapi's own authentication and permissions: the api-session middleware enforces `route.access`.
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

/** Finds the route definition of a request. */

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
