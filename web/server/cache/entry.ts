import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';
import { openToOtherOrigins, type RawHeaders } from '../headers';

/** A cached response, ready to be sent. */
export type Entry = {
  key: string;
  status: number;
  /** Hash of the content type and the unencoded body. */
  hash: string;
  body: Buffer;
  /** Shared with the entry that replaces this one when its content is revalidated. */
  variants: Variants;
  /** Content types whose changes invalidate it. */
  tags: ReadonlySet<string>;
  storedAt: number;
  /** Epoch milliseconds; 0 if invalidated. */
  expiresAt: number;
  /** Monotonic milliseconds before which a stale entry is not refreshed again; 0 if no refresh has failed. */
  retryAt: number;
  /** Paths and hashes of the responses that a page was rendered from: the page is unchanged while they are. */
  dependencies: ReadonlyMap<string, string>;
  /** One of an unlimited number of URLs, such as searches and unknown slugs: cached separately from the others. */
  isLongTail: boolean;
  /** The response differs for signed-in users: requests with credentials bypass it. */
  variesByUser: boolean;
};

type EntryInput = {
  key: string;
  status: number;
  contentType: string;
  body: Buffer;
  cacheControl: string;
  /** Additional headers, such as the security headers. */
  headers?: RawHeaders;
  tags?: Iterable<string>;
  /** When its content was current; now by default. */
  storedAt?: number;
  expiresAt?: number;
  dependencies?: ReadonlyMap<string, string>;
  isLongTail?: boolean;
  variesByUser?: boolean;
  /** Scripts of other sites may read it, also when it is not modified. */
  isOpenToOtherOrigins?: boolean;
  /** Compressed better in the background, while it is in the cache. */
  isRecompressed?: boolean;
};

/** An entry stored in the future was stored before the clock was set back. */
export const isFresh = ({ storedAt, expiresAt }: Entry, now: number) => expiresAt > now && storedAt <= now;

/** A response in one encoding. */
export type Variant = { body: Buffer; headers: RawHeaders; notModified: RawHeaders };

type Variants = ReturnType<typeof createVariants>;

/** Placeholders at the end of a variant's headers, filled in for each response: see `respond.ts`. */
const diagnostics: RawHeaders = ['X-Cache', '', 'Server-Timing', '', 'X-Request-Id', ''];

const minCompressedBytes = 600;

export function createEntry(input: EntryInput): Entry {
  const { key, status, contentType, body, cacheControl, headers = [] } = input;
  const vary = input.variesByUser ? 'Accept-Encoding, Authorization, Cookie' : 'Accept-Encoding';
  const hash = createHash('sha1').update(contentType).update(body).digest('hex').slice(0, 20);

  /** `version` is that of the encoded bytes, for the ETag. */
  function toVariant(content: Buffer, encoding: Encoding, version = ''): Variant {
    const isEncoded = encoding !== 'identity';
    const etag = isEncoded ? `"${hash}-${encoding}${version}"` : `"${hash}"`;
    const origins = input.isOpenToOtherOrigins ? openToOtherOrigins : [];
    const common = ['ETag', etag, 'Cache-Control', cacheControl, 'Vary', vary, ...origins];
    return {
      body: content,
      headers: [
        'Content-Type',
        contentType,
        'Content-Length',
        String(content.length),
        ...(isEncoded ? ['Content-Encoding', encoding] : []),
        ...common,
        ...headers,
        ...diagnostics,
      ],
      notModified: [...common, ...diagnostics],
    };
  }

  const isSmall = body.length < minCompressedBytes;

  return {
    key,
    status,
    hash,
    body,
    variants: createVariants(body, {
      encode(requested) {
        const encoding = isSmall ? 'identity' : requested;
        return toVariant(compress[encoding](body), encoding);
      },
      recompress: input.isRecompressed && !isSmall ? async () => toVariant(await compressBest(body), 'br', '2') : null,
    }),
    tags: new Set(input.tags),
    storedAt: input.storedAt ?? Date.now(),
    expiresAt: input.expiresAt ?? 0,
    retryAt: 0,
    dependencies: input.dependencies ?? new Map(),
    isLongTail: input.isLongTail ?? false,
    variesByUser: input.variesByUser ?? false,
  };
}

/** Approximate memory of an entry besides its bodies. */
const overheadBytes = 4096;

type VariantsOptions = {
  encode: (encoding: Encoding) => Variant;
  /** Makes a smaller Brotli variant. */
  recompress: (() => Promise<Variant>) | null;
};

/** After which a Brotli variant in use is recompressed. Pages that change again until then are not worth it. */
const recompressionDelayMs = 1000;

/** A body in each requested encoding, compressed on first use: most responses are requested in one encoding only. */
function createVariants(plain: Buffer, { encode, recompress }: VariantsOptions) {
  const encoded: Partial<Record<Encoding, Variant>> = {};

  const variants = {
    bytes: overheadBytes + plain.length,
    onResize: null as (() => void) | null,
    /** Whether fresh entries of the cache have these variants. */
    isInUse: () => false,
    get(encoding: Encoding): Variant {
      const existing = encoded[encoding];
      if (existing) return existing;
      const variant = encode(encoding);
      set(encoding, variant);
      if (encoding === 'br' && recompress) scheduleRecompression(recompress);
      return variant;
    },
  };

  const sizeOf = (variant: Variant | undefined) => (variant && variant.body !== plain ? variant.body.length : 0);

  function set(encoding: Encoding, variant: Variant) {
    const growth = sizeOf(variant) - sizeOf(encoded[encoding]);
    encoded[encoding] = variant;
    if (growth === 0) return;
    variants.bytes += growth;
    variants.onResize?.();
  }

  function scheduleRecompression(compressAgain: () => Promise<Variant>) {
    setTimeout(() => {
      runInBackground(async () => {
        if (!variants.isInUse()) return;
        const variant = await compressAgain();
        if (sizeOf(variant) < sizeOf(encoded.br)) set('br', variant);
      });
    }, recompressionDelayMs).unref();
  }

  return variants;
}

let background = Promise.resolve();

/** One at a time, so that rendering and images have the other cores and threads. A failure, such as no memory, changes nothing. */
function runInBackground(work: () => Promise<void>) {
  background = background.then(work).catch(() => {});
}

/** Takes about 150 ms on another thread, for a tenth fewer bytes than `compress`. */
async function compressBest(body: Buffer): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return trimBuffer(await promisify(brotliCompress)(body, { params }));
}

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
