import type { IncomingMessage, ServerResponse } from 'node:http';
import { nextRequestId } from '../request-id';
import { asked } from './asked';
import { isFresh } from './entry';
import { sendEntry } from './send-entry';
import type { Store } from './store';

/**
 * Stands before the router: what is remembered and fresh is sent from memory at the speed of a bare server. Entries lie
 * under their canonical address; any other way to write it finds its way there through the router.
 */
export const createFront = (store: Store) => (request: IncomingMessage, response: ServerResponse) => {
  const { method, url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const entry = store.get(url);
  if (!entry || !isFresh(entry, Date.now())) return false;
  const by = asked(request);
  if (entry.variesByUser && by.hasCredentials) return false;
  sendEntry(response, entry, { by, method, how: 'HIT', requestId: nextRequestId() });
  return true;
};
