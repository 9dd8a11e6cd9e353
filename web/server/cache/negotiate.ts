import type { IncomingMessage } from 'node:http';
import { negotiate } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

/** The request headers that the cache depends on. */
export type CacheRequest = {
  acceptEncoding: string;
  ifNoneMatch: string;
  /** A token or a session cookie, valid or not. */
  hasCredentials: boolean;
  /** `X-Request-Id`, or an empty string. */
  requestId: string;
};

/** On https, the name has the prefix `__Host-`. */
const sessionCookie = 'brewery_session=';

const append = (list: string, value: string) => (list ? `${list}, ${value}` : value);

/** Reads the raw headers: `request.headers` builds an object of all of them, which takes as long as the response. */
export function parseRequest({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): CacheRequest {
  let [acceptEncoding, ifNoneMatch, hasCredentials, requestId] = ['', '', false, ''];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    const value = rawHeaders[index + 1] ?? '';
    // Few header names have one of these lengths, so most are not converted to lowercase.
    switch (name.length) {
      case 6:
        if (name.toLowerCase() === 'cookie') hasCredentials ||= value.includes(sessionCookie);
        break;
      case 12:
        if (name.toLowerCase() === 'x-request-id') requestId = value;
        break;
      case 13:
        if (name.toLowerCase() === 'authorization') hasCredentials = true;
        else if (name.toLowerCase() === 'if-none-match') ifNoneMatch = append(ifNoneMatch, value);
        break;
      case 15:
        if (name.toLowerCase() === 'accept-encoding') acceptEncoding = append(acceptEncoding, value);
        break;
    }
  }
  return { acceptEncoding, ifNoneMatch, hasCredentials, requestId };
}

export const hasCredentials = (request: IncomingMessage) => parseRequest(request).hasCredentials;

/** In order of preference. */
const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** Browsers send a handful of different headers. */
const negotiated = new LRUCache<string, Encoding>({ max: 500 });

export function negotiateEncoding(acceptEncoding: string): Encoding {
  if (!acceptEncoding) return 'identity';
  const cached = negotiated.get(acceptEncoding);
  if (cached) return cached;
  const encoding = negotiate(acceptEncoding.toLowerCase(), encodings as unknown as Encoding[]) ?? 'identity';
  negotiated.set(acceptEncoding, encoding as Encoding);
  return encoding as Encoding;
}
