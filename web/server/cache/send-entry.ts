import type { ServerResponse } from 'node:http';
import type { Asked } from './asked';
import { chooseEncoding } from './encoding';
import type { Entry } from './entry';
import type { CacheStatus } from './keeper';
import type { FlatHeaders } from './variants';

export type Sent = {
  by: Asked;
  method: string;
  how: CacheStatus;
  requestId: string;
  /** What took how long, for `Server-Timing`. */
  timing?: string;
};

/** Answers a GET or a HEAD with an entry: in the encoding that was asked for, or with 304 when it is there already. */
export function sendEntry(response: ServerResponse, entry: Entry, sent: Sent) {
  const { encodings, known } = sent.by;
  const variant = entry.variants.in(chooseEncoding(encodings));
  if (known && entry.status === 200 && isKnown(known, entry.hash)) {
    response.writeHead(304, traced(variant.notModified, sent));
    response.end();
    return;
  }
  response.writeHead(entry.status, traced(variant.headers, sent));
  if (sent.method === 'HEAD') response.end();
  else response.end(variant.body);
}

/** The hash is in the tags of all encodings, weak or strong; it is long enough to be found by looking for it. */
const isKnown = (tags: string, hash: string) => tags.includes(hash) || tags.trim() === '*';

/**
 * How this very answer came about, in the places that the variant's own headers keep for it: `writeHead` reads them at
 * once, and a copy for each answer is what costs.
 */
function traced(headers: FlatHeaders, { how, requestId, timing }: Sent): FlatHeaders {
  const end = headers.length;
  headers[end - 5] = how;
  headers[end - 3] = timing ?? `cache;desc=${how}`;
  headers[end - 1] = requestId;
  return headers;
}
