/** Finds the row a request is about. */
import type { RouteDefinition } from './routes';
import { allRoutes } from './routes';

const prefix = /^\/api(?=\/|$)/i;

export const isApiPath = (path: string) => prefix.test(path);

/** As `@koa/router` reads a path: letters of any case, one trailing slash or none. */
const pattern = (path: string) => new RegExp(`^/api${path.replace(/:[^/]+/g, '[^/]+')}/?$`, 'i');

let patterns: { row: RouteDefinition; matches: RegExp }[] | undefined;

function routesAt(path: string): RouteDefinition[] {
  patterns ??= allRoutes().map((row) => ({ row, matches: pattern(row.path) }));
  return patterns.filter(({ matches }) => matches.test(path)).map(({ row }) => row);
}

export type RouteMatch = { route: RouteDefinition } | { allow: string[] } | null;

/** The row; or the methods this address knows when the one that came is not among them; or nothing at all. */
export function matchRoute(method: string, path: string): RouteMatch {
  const rows = routesAt(path);
  if (rows.length === 0) return null;
  const row = rows.find((candidate) => candidate.method === (method === 'HEAD' ? 'GET' : method));
  if (row) return { route: row };
  const methods = new Set<string>(rows.map((candidate) => candidate.method));
  return { allow: methods.has('GET') ? ['HEAD', ...methods] : [...methods] };
}
