import { createHash } from 'node:crypto';
import { validateHeaderValue, type IncomingMessage } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';
import { openToOtherOrigins, type ResponseHeaders } from '../headers';

/** A cached response, ready to be sent. */
export type Entry = ReturnType<typeof createEntry>;

export type EntryInput = {
  key: string;
  /** The pattern of the route, for logs and metrics; that of the request by default. */
  route?: string;
  /** 200 by default. */
  status?: number;
  contentType: string;
  body: Buffer | string;
  /** What the ETag compares, if not every byte: pages differ in the time at which they were rendered. */
  compared?: string;
  cacheControl: string;
  /** Additional headers, such as the security headers. */
  headers?: ResponseHeaders;
  /** Content types whose changes invalidate it. */
  tags?: Iterable<string>;
  /** When its content was current; now by default. */
  storedAt?: number;
  expiresAt?: number;
  /** The response differs for signed-in users: requests with credentials bypass it. */
  variesByUser?: boolean;
  /** Scripts of other sites may read it, also when it is not modified. */
  isOpenToOtherOrigins?: boolean;
};

/** An entry stored in the future was stored before the clock was set back. */
export const isFresh = ({ storedAt, expiresAt }: Entry, now: number) => expiresAt > now && storedAt <= now;

/** Alternating names and values: the form that `writeHead` takes fastest. */
export type RawHeaders = string[];

/** A response in one encoding. */
type Variant = { body: Buffer; headers: RawHeaders; notModified: RawHeaders };

/** Placeholders at the end of a variant's headers, filled in for each response: see `respond.ts`. */
const diagnostics: RawHeaders = ['X-Cache', '', 'Server-Timing', '', 'X-Request-Id', ''];

const minCompressedBytes = 600;

export function createEntry(input: EntryInput) {
  const { key, status = 200, contentType, compared, cacheControl, headers = {} } = input;
  // An invalid header fails here, and not when the entry is sent.
  for (const [name, value] of Object.entries(headers)) validateHeaderValue(name, value);
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
    route: input.route ?? '',
    status,
    /** Of the content type and of what the ETag compares. */
    hash,
    body,
    /** The target of a redirect. */
    location: headers['Location'] ?? null,
    /** The response in an encoding, compressed on first use: most are requested in one only. */
    getVariant(requested: Encoding): Variant {
      const encoding = isSmall ? 'identity' : requested;
      return (variants[encoding] ??= toVariant(compress[encoding](body), encoding));
    },
    /** Its memory at most, with all encodings. */
    bytes: overheadBytes + 3 * body.length,
    tags: new Set(input.tags),
    storedAt: input.storedAt ?? Date.now(),
    /** Epoch milliseconds; 0 if invalidated. */
    expiresAt: input.expiresAt ?? 0,
    /** Monotonic milliseconds before which a stale entry is not refreshed again; 0 if no refresh has failed. */
    retryAt: 0,
    variesByUser: input.variesByUser ?? false,
  };
}

/** Approximate memory of an entry besides its bodies. */
const overheadBytes = 4096;

/**
 * Runs on the main thread, once for each entry and encoding. At these levels it takes about 1 ms. Copied, as zlib returns a
 * view of a 16 KB block, which would stay in memory as a whole.
 */
const compress: Record<Encoding, (body: Buffer) => Buffer> = {
  br: (body) =>
    Buffer.from(
      brotliCompressSync(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      }),
    ),
  gzip: (body) => Buffer.from(gzipSync(body, { level: 6 })),
  identity: (body) => body,
};

/** The prefix `__Host-` is added on https. */
const sessionCookie = 'brewery_session=';

/** A token or a session cookie, valid or not. */
export const hasCredentials = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers.authorization !== undefined || (headers.cookie?.includes(sessionCookie) ?? false);

/** Ordered by preference. */
const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** Browsers send a handful of different headers. */
const negotiator = new Negotiator<Encoding>({
  supportedValues: [...encodings],
  cache: new LRUCache<string, string>({ max: 500 }),
});

export const negotiateEncoding = (acceptEncoding = ''): Encoding =>
  (negotiator.negotiate(acceptEncoding.toLowerCase()) as Encoding | null) ?? 'identity';
