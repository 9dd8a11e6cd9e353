import type { IncomingMessage, ServerResponse } from 'node:http';
import { nextRequestId } from '../request-id';
import { sendEntry } from './send-entry';
import type { Store } from './store';

export const sessionCookie = 'boldridge_session=';

/** Whoever is signed in gets nothing that is remembered, and nothing of theirs is remembered. */
export const isSignedIn = ({ headers }: IncomingMessage) =>
  headers.authorization !== undefined || (headers.cookie?.includes(sessionCookie) ?? false);

/**
 * Stands before the router: what is remembered and fresh is sent from memory at the speed of a bare server. Entries lie
 * under their canonical address; any other way to write it finds its way there through the router.
 */
export const createFront = (store: Store) => (request: IncomingMessage, response: ServerResponse) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const entry = store.get(request.url ?? '');
  if (!entry || entry.freshUntil <= Date.now() || isSignedIn(request)) return false;
  sendEntry(request, response, entry, { how: 'HIT', requestId: nextRequestId() });
  return true;
};
