import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';
import { openToOtherOrigins, type ResponseHeaders } from '../headers';

/** A cached response, ready to be sent. */
export type Entry = {
  key: string;
  status: number;
  /** Hash of the content type and of what the ETag compares. */
  hash: string;
  body: Buffer;
  /** The target of a redirect. */
  location: string | null;
  /** The response in an encoding, compressed on first use: most are requested in one only. */
  getVariant: (encoding: Encoding) => Variant;
  /** Its memory at most, with all encodings. */
  bytes: number;
  /** Content types whose changes invalidate it. */
  tags: ReadonlySet<string>;
  storedAt: number;
  /** Epoch milliseconds; 0 if invalidated. */
  expiresAt: number;
  /** Monotonic milliseconds before which a stale entry is not refreshed again; 0 if no refresh has failed. */
  retryAt: number;
  /** The response differs for signed-in users: requests with credentials bypass it. */
  variesByUser: boolean;
};

export type EntryInput = {
  key: string;
  /** 200 by default. */
  status?: number;
  contentType: string;
  body: Buffer | string;
  /** What the ETag compares, if not every byte: pages differ in the time at which they were rendered. */
  compared?: string;
  cacheControl: string;
  /** Additional headers, such as the security headers. */
  headers?: ResponseHeaders;
  tags?: Iterable<string>;
  /** When its content was current; now by default. */
  storedAt?: number;
  expiresAt?: number;
  variesByUser?: boolean;
  /** Scripts of other sites may read it, also when it is not modified. */
  isOpenToOtherOrigins?: boolean;
};

/** An entry stored in the future was stored before the clock was set back. */
export const isFresh = ({ storedAt, expiresAt }: Entry, now: number) => expiresAt > now && storedAt <= now;

/** Alternating names and values: the form that `writeHead` takes fastest. */
export type RawHeaders = string[];

/** A response in one encoding. */
export type Variant = { body: Buffer; headers: RawHeaders; notModified: RawHeaders };

/** Placeholders at the end of a variant's headers, filled in for each response: see `respond.ts`. */
const diagnostics: RawHeaders = ['X-Cache', '', 'Server-Timing', '', 'X-Request-Id', ''];

const minCompressedBytes = 600;

export function createEntry(input: EntryInput): Entry {
  const { key, status = 200, contentType, compared, cacheControl, headers = {} } = input;
  const body = typeof input.body === 'string' ? Buffer.from(input.body) : input.body;
  const vary = input.variesByUser ? 'Accept-Encoding, Authorization, Cookie' : 'Accept-Encoding';
  const hash = createHash('sha1')
    .update(contentType)
    .update(compared ?? body)
    .digest('hex')
    .slice(0, 20);

  function toVariant(content: Buffer, encoding: Encoding): Variant {
    const isEncoded = encoding !== 'identity';
    const strength = compared === undefined ? '' : 'W/';
    const etag = `${strength}"${hash}${isEncoded ? `-${encoding}` : ''}"`;
    const common = {
      ETag: etag,
      'Cache-Control': cacheControl,
      Vary: vary,
      ...(input.isOpenToOtherOrigins && openToOtherOrigins),
    };
    const all = {
      'Content-Type': contentType,
      'Content-Length': String(content.length),
      ...(isEncoded && { 'Content-Encoding': encoding }),
      ...common,
      ...headers,
    };
    return {
      body: content,
      headers: [...Object.entries(all).flat(), ...diagnostics],
      notModified: [...Object.entries(common).flat(), ...diagnostics],
    };
  }

  const isSmall = body.length < minCompressedBytes;
  const variants: Partial<Record<Encoding, Variant>> = {};

  return {
    key,
    status,
    hash,
    body,
    location: headers['Location'] ?? null,
    getVariant(requested) {
      const encoding = isSmall ? 'identity' : requested;
      return (variants[encoding] ??= toVariant(compress[encoding](body), encoding));
    },
    bytes: overheadBytes + 3 * body.length,
    tags: new Set(input.tags),
    storedAt: input.storedAt ?? Date.now(),
    expiresAt: input.expiresAt ?? 0,
    retryAt: 0,
    variesByUser: input.variesByUser ?? false,
  };
}

/** Approximate memory of an entry besides its bodies. */
const overheadBytes = 4096;

/** Runs on the main thread, once for each entry and encoding. At these levels it takes about 1 ms. */
const compress: Record<Encoding, (body: Buffer) => Buffer> = {
  br: (body) =>
    trimBuffer(
      brotliCompressSync(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      }),
    ),
  gzip: (body) => trimBuffer(gzipSync(body, { level: 6 })),
  identity: (body) => body,
};

/** zlib returns a view of a 16 KB block, which stays in memory as a whole. */
function trimBuffer(body: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}

/** The request headers that the cache depends on. */
export type CacheRequest = {
  acceptEncoding: string;
  ifNoneMatch: string;
  /** A token or a session cookie, valid or not. */
  hasCredentials: boolean;
  /** `X-Request-Id`, or an empty string. */
  requestId: string;
};

/** The prefix `__Host-` is added on https. */
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

/** Ordered by preference. */
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
