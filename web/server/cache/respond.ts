import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RawHeaders } from '../headers';
import type { Entry } from './entry';
import { negotiateEncoding, parseRequest, type CacheRequest } from './negotiate';
import type { CacheResult, CacheStatus } from './response-cache';

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
  // Before the reply is taken from Fastify, which responds to an error of it.
  respond(reply.raw, entry, {
    request: parseRequest(request.raw),
    method: request.method,
    cacheStatus,
    requestId: request.id,
    timing: `cache;desc=${cacheStatus}, total;dur=${reply.elapsedTime.toFixed(1)}`,
  });
  reply.hijack();
}

/** Responds to a GET or HEAD request in the negotiated encoding, or with 304. */
export function respond(response: ServerResponse, entry: Entry, context: Context) {
  const { acceptEncoding, ifNoneMatch } = context.request;
  const variant = entry.variants.get(negotiateEncoding(acceptEncoding));
  if (ifNoneMatch && entry.status === 200 && matchesEtag(ifNoneMatch, entry.hash)) {
    response.writeHead(304, setDiagnostics(variant.notModified, context));
    response.end();
    return;
  }
  response.writeHead(entry.status, setDiagnostics(variant.headers, context));
  if (context.method === 'HEAD') response.end();
  else response.end(variant.body);
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
