import type { ServerResponse, IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IpNetwork } from '@domain/network/ip-address';
import { requestIdOf } from '../headers';
import { type Entry, hasCredentials, isFresh, negotiateEncoding, type RawHeaders } from './entry';
import type { CacheResult, CacheStatus, ResponseCache } from './response-cache';

/** What was sent, for the logs. `route` is empty if the request's is meant. */
export type Sent = { route: string; status: number; bytes: number; cacheStatus: CacheStatus };

const sentFromCache = new WeakMap<ServerResponse, Sent>();

/** Undefined for responses that did not come from the cache. */
export const findSentFromCache = (response: ServerResponse) => sentFromCache.get(response);

type Context = {
  cacheStatus: CacheStatus;
  requestId: string;
  /** `Server-Timing`. */
  timing?: string;
};

/** Sends a cached response without Fastify's serialization. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, { entry, cacheStatus }: CacheResult): void {
  // Runs before `hijack`, so that Fastify responds to an error.
  const sent = respond(request.raw, reply.raw, entry, {
    cacheStatus,
    requestId: request.id,
    timing: `cache;desc=${cacheStatus}, total;dur=${reply.elapsedTime.toFixed(1)}`,
  });
  sentFromCache.set(reply.raw, sent);
  reply.hijack();
}

/** Responds to a GET or HEAD request in the negotiated encoding, or with 304. */
function respond(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { status, route, hash, getVariant }: Entry,
  context: Context,
): Sent {
  const { cacheStatus } = context;
  const variant = getVariant(negotiateEncoding(headers['accept-encoding'] as string | undefined));
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch && status === 200 && matchesEtag(ifNoneMatch, hash)) {
    response.writeHead(304, setDiagnostics(variant.notModified, context));
    response.end();
    return { route, status: 304, bytes: 0, cacheStatus };
  }
  response.writeHead(status, setDiagnostics(variant.headers, context));
  const body = method === 'HEAD' ? null : variant.body;
  response.end(body);
  return { route, status, bytes: body?.length ?? 0, cacheStatus };
}

/** The ETags of all encodings, weak or strong, contain the hash. */
const matchesEtag = (ifNoneMatch: string, hash: string) => ifNoneMatch.includes(hash) || ifNoneMatch.trim() === '*';

/** Writes into the variant's own headers, since `writeHead` reads them at once and a copy would dominate the cost. */
function setDiagnostics(headers: RawHeaders, { cacheStatus, requestId, timing }: Context): RawHeaders {
  const end = headers.length;
  headers[end - 5] = cacheStatus;
  headers[end - 3] = timing ?? `cache;desc=${cacheStatus}`;
  headers[end - 1] = requestId;
  return headers;
}

type Options = {
  trustedProxies: readonly IpNetwork[];
  onHit: (request: { method: string; requestId: string }, sent: Sent) => void;
};

/**
 * Sends fresh entries before the router runs, at the speed of a bare Node server; returns whether it did. It looks up the
 * URL unchanged: other spellings of a canonical URL reach the same entry through the router.
 */
export const createFastPath =
  (cache: ResponseCache, { trustedProxies, onHit }: Options) =>
  (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const entry = cache.get(url);
    if (!entry || !isFresh(entry, Date.now())) return false;
    if (entry.variesByUser && hasCredentials(request)) return false;
    const requestId = requestIdOf(String(request.headers['x-request-id'] ?? ''), request, trustedProxies);
    onHit({ method, requestId }, respond(request, response, entry, { cacheStatus: 'HIT', requestId }));
    return true;
  };
