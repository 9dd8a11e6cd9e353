import type { ServerResponse, IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IpNetwork } from '@domain/network/ip-address';
import { requestIdOf } from '../headers';
import { type Entry, isFresh, negotiateEncoding, parseRequest, type CacheRequest, type RawHeaders } from './entry';
import type { CacheResult, CacheStatus, ResponseCache } from './response-cache';

/** What was sent, for the logs. */
type Sent = { status: number; bytes: number };

const sentFromCache = new WeakMap<ServerResponse, Sent & { cacheStatus: CacheStatus }>();

/** Undefined for responses that did not come from the cache. */
export const findSentFromCache = (response: ServerResponse) => sentFromCache.get(response);

/** A fresh response that the fast path has sent. */
export type Hit = { entry: Entry; requestId: string; method: string; status: number; bytes: number };

type Context = {
  request: CacheRequest;
  method: string;
  cacheStatus: CacheStatus;
  requestId: string;
  /** `Server-Timing`. */
  timing?: string;
};

/** Sends a cached response without Fastify's serialization. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, { entry, cacheStatus }: CacheResult): void {
  // Runs before `hijack`, so that Fastify responds to an error.
  const sent = respond(reply.raw, entry, {
    request: parseRequest(request.raw),
    method: request.method,
    cacheStatus,
    requestId: request.id,
    timing: `cache;desc=${cacheStatus}, total;dur=${reply.elapsedTime.toFixed(1)}`,
  });
  sentFromCache.set(reply.raw, { ...sent, cacheStatus });
  reply.hijack();
}

/** Responds to a GET or HEAD request in the negotiated encoding, or with 304. */
function respond(response: ServerResponse, entry: Entry, context: Context): Sent {
  const { acceptEncoding, ifNoneMatch } = context.request;
  const variant = entry.getVariant(negotiateEncoding(acceptEncoding));
  if (ifNoneMatch && entry.status === 200 && matchesEtag(ifNoneMatch, entry.hash)) {
    response.writeHead(304, setDiagnostics(variant.notModified, context));
    response.end();
    return { status: 304, bytes: 0 };
  }
  response.writeHead(entry.status, setDiagnostics(variant.headers, context));
  const body = context.method === 'HEAD' ? null : variant.body;
  response.end(body);
  return { status: entry.status, bytes: body?.length ?? 0 };
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

type Options = { trustedProxies: readonly IpNetwork[]; onHit: (hit: Hit) => void };

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
    const cacheRequest = parseRequest(request);
    if (entry.variesByUser && cacheRequest.hasCredentials) return false;
    const requestId = requestIdOf(cacheRequest.requestId, request, trustedProxies);
    const { status, bytes } = respond(response, entry, {
      request: cacheRequest,
      method,
      cacheStatus: 'HIT',
      requestId,
    });
    onHit({ entry, requestId, method, status, bytes });
    return true;
  };
