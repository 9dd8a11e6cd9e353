import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from './encoding';
import type { Entry, FlatHeaders } from './entry';
import type { CacheStatus } from './keeper';

export type Sent = {
  how: CacheStatus;
  requestId: string;
  /** What took how long, for `Server-Timing`. */ timing?: string;
};

/** Answers a GET or a HEAD with an entry: in the encoding that was asked for, or with 304 when it is there already. */
export function sendEntry(request: IncomingMessage, response: ServerResponse, entry: Entry, sent: Sent) {
  const variant = entry.variant(chooseEncoding(request.headers['accept-encoding'] as string | undefined));
  const { 'if-none-match': known } = request.headers;
  if (known !== undefined && entry.status === 200 && isKnown(known, entry.hash)) {
    response.writeHead(304, withTrace(variant.notModified, sent));
    response.end();
    return;
  }
  response.writeHead(entry.status, withTrace(variant.headers, sent));
  if (request.method === 'HEAD') response.end();
  else response.end(variant.body);
}

/** The hash is in the tags of all encodings, weak or strong; it is long enough to be found by looking for it. */
const isKnown = (tags: string, hash: string) => tags.includes(hash) || tags.trim() === '*';

const withTrace = (headers: FlatHeaders, { how, requestId, timing }: Sent): FlatHeaders =>
  headers.concat('X-Cache', how, 'Server-Timing', timing ?? `cache;desc=${how}`, 'X-Request-Id', requestId);
