import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '@domain/settings/settings';
import { matchApiRoute } from '../api/endpoints';
import type { Entry } from '../cache/entry';
import { findSentFromCache, type Hit } from '../cache/respond';
import { isDecodable } from '../url';
import { createAccessLog, type HitLine, type Served, type LogStream } from './access-log';
import type { Metrics, Tally } from './metrics';

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

/**
 * The patterns of routes, for logs and metrics: there are few of them, and unlike paths they contain no names and tokens.
 * Create it before the routes are registered.
 */
function createRouteNames(app: FastifyInstance, matchPage: (path: string) => string | null) {
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

/** nginx's status for a client that has disconnected before the response. */
const clientClosedRequest = 499;

type KnownHit = { tally: Tally; line: HitLine | null };
type KnownHits = { complete: KnownHit; notModified: KnownHit };

type Options = { settings: Settings; stream: LogStream; metrics: Metrics; matchPage: (path: string) => string | null };

/** Logs and counts every response, and makes the request's id known to the code that handles it. */
export function observeRequests(app: FastifyInstance, { settings, stream, metrics, matchPage }: Options) {
  const routes = createRouteNames(app, matchPage);
  const log = createAccessLog(settings, stream);

  function handleServed(served: Served) {
    metrics.tallyOf(served).count += 1;
    log.write(served);
  }

  function toServed(request: FastifyRequest, reply: FastifyReply): Served {
    const cached = findSentFromCache(reply.raw);
    const length = request.method === 'HEAD' ? undefined : reply.getHeader('content-length');
    const bytes = cached?.bytes ?? (length === undefined ? undefined : Number(length));
    const cache = cached?.cacheStatus ?? reply.getHeader('x-cache')?.toString();
    return {
      requestId: request.id,
      method: request.method,
      route: routes.ofRequest(request.url, request.routeOptions?.url),
      status: reply.raw.headersSent ? reply.raw.statusCode : clientClosedRequest,
      durationMs: reply.elapsedTime,
      ...(bytes !== undefined && { bytes }),
      ...(cache !== undefined && { cache }),
    };
  }

  /** `close` is also emitted if the client disconnects. */
  const observe = (request: FastifyRequest, reply: FastifyReply) =>
    reply.raw.once('close', () => {
      const served = toServed(request, reply);
      handleServed(served);
      metrics.observeDuration(served);
    });

  app.addHook('onRequest', (request, reply, done) => {
    observe(request, reply);
    done();
  });

  const knownHits = new WeakMap<Entry, KnownHits>();

  function createKnownHits(entry: Entry): KnownHits {
    const fixed = { method: 'GET', route: routes.ofEntry(entry), cache: 'HIT' };
    const of = (status: number) => ({ tally: metrics.tallyOf({ ...fixed, status }), line: log.hitLine(fixed, status) });
    const hits = { complete: of(entry.status), notModified: of(304) };
    knownHits.set(entry, hits);
    return hits;
  }

  /** A response of the fast path: nearly everything about it is known from the entry. */
  function handleHit({ entry, requestId, method, status, bytes }: Hit) {
    if (method !== 'GET') {
      handleServed({ requestId, method, route: routes.ofEntry(entry), status, durationMs: 0, bytes, cache: 'HIT' });
      return;
    }
    const known = knownHits.get(entry) ?? createKnownHits(entry);
    const { tally, line } = status === 304 ? known.notModified : known.complete;
    tally.count += 1;
    line?.(requestId, bytes);
  }

  return { handleHit, observe };
}
