import type { Settings } from '@domain/settings/settings';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Entry } from '../cache/entry';
import { findSentFromCache } from '../cache/respond';
import { createAccessLog, type HitLine, type Served } from './access-log';
import type { LogStream } from './logger';
import type { Metrics, Tally } from './metrics';
import { createRouteNames } from './route-names';

/** nginx's status for a client that has disconnected before the response. */
const clientClosedRequest = 499;

/** A fresh response that the fast path has sent. */
export type Hit = { entry: Entry; requestId: string; method: string; status: number; bytes: number };

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
