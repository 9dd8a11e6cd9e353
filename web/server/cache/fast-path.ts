import type { IncomingMessage, ServerResponse } from 'node:http';
import type { IpNetwork } from '@domain/network/ip-address';
import type { Hit } from '../observe/observer';
import { requestIdOf } from '../request-id';
import { isFresh } from './entry';
import { parseRequest } from './negotiate';
import { respond } from './respond';
import type { ResponseCache } from './response-cache';

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
