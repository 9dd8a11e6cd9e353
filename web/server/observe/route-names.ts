import type { FastifyInstance } from 'fastify';
import { matchApiRoute } from '../api/endpoints';
import type { Entry } from '../cache/entry';
import { isDecodable } from '../url';

const pathOf = (url: string) => url.split('?', 1)[0] ?? url;

const escape = (text: string) => text.replace(/[$()+.?[\\\]^{|}]/g, '\\$&');

const toRegExp = (pattern: string) =>
  new RegExp(
    `^${escape(pattern)
      .replace(/:[^/.\\]+/g, '[^/]+')
      .replaceAll('*', '.*')}$`,
  );

const pages = '/*';
const api = /^\/api(?:\/|$)/;

export type RouteNames = ReturnType<typeof createRouteNames>;

/**
 * The patterns of routes, for logs and metrics: there are few of them, and unlike paths they contain no names and tokens.
 * Create it before the routes are registered.
 */
export function createRouteNames(app: FastifyInstance, matchPage: (path: string) => string | null) {
  const registered = new Map<string, RegExp>();
  app.addHook('onRoute', ({ url }) => {
    if (url !== pages && !api.test(url)) registered.set(url, toRegExp(url));
  });
  const entryNames = new WeakMap<Entry, string>();

  function nameOfPath(path: string): string {
    if (api.test(path)) return matchApiRoute(path) ?? '/api/*';
    for (const [pattern, expression] of registered) if (expression.test(path)) return pattern;
    return matchPageSafely(path) ?? '/404';
  }

  /** Runs outside the request: an error here, such as of incomplete content, would end the process. */
  function matchPageSafely(path: string): string | null {
    try {
      return isDecodable(path) ? matchPage(path) : null;
    } catch {
      return null;
    }
  }

  return {
    /** `pattern`: of the route that Fastify has found. */
    ofRequest(url: string, pattern: string | undefined): string {
      return pattern && registered.has(pattern) ? pattern : nameOfPath(pathOf(url));
    },
    ofEntry(entry: Entry): string {
      const known = entryNames.get(entry);
      if (known) return known;
      const name = nameOfPath(pathOf(entry.key));
      entryNames.set(entry, name);
      return name;
    },
  };
}
