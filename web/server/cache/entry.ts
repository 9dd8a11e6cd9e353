import { createHash } from 'node:crypto';
import { compress, type Encoding } from './encoding';

/** An answer with everything about it computed once, so that sending it is all that is left to do. */
export type Entry = {
  key: string;
  status: number;
  /** Of the content, whatever its encoding. */
  hash: string;
  body: Buffer;
  variant: (encoding: Encoding) => Variant;
  /** What its content was made of: a change of one of these makes it stale. */
  nouns: ReadonlySet<string>;
  storedAt: number;
  /** Epoch milliseconds up to which it is right without asking anybody. */
  freshUntil: number;
  /** Pages name the answers they were made of, with their hashes: while these are the same, so is the page. */
  madeOf: ReadonlyMap<string, string>;
  /** One of endlessly many (a search, an address that leads nowhere): kept apart, so that it displaces nothing. */
  isOdd: boolean;
  bytes: number;
};

/** Names and values in turn, as `writeHead` takes them fastest. */
export type FlatHeaders = string[];

export type Variant = { body: Buffer; headers: FlatHeaders; notModified: FlatHeaders };

export type EntryInput = {
  key: string;
  status: number;
  contentType: string;
  body: Buffer;
  cacheControl: string;
  vary?: string;
  /** For every answer, such as the security headers. */
  headers?: FlatHeaders;
  nouns?: Iterable<string>;
  freshUntil?: number;
  madeOf?: ReadonlyMap<string, string>;
  isOdd?: boolean;
};

/** Places for what is different each time: see `send-entry.ts`. */
const trace: FlatHeaders = ['X-Cache', '', 'Server-Timing', '', 'X-Request-Id', ''];

const smallestWorthCompressing = 600;
/** What an entry costs besides its bodies, roughly. */
const overhead = 4096;
/** What compressed bodies come to in all, beside the plain one. */
const compressedShare = 0.5;

export function makeEntry(input: EntryInput): Entry {
  const { key, status, contentType, body, cacheControl, headers = [], vary = 'Accept-Encoding' } = input;
  const hash = createHash('sha1').update(contentType).update(body).digest('hex').slice(0, 20);
  const isSmall = body.length < smallestWorthCompressing;

  const make = (encoding: Encoding): Variant => {
    const content = compress[encoding](body);
    const isEncoded = encoding !== 'identity';
    const common = ['ETag', `"${hash}${isEncoded ? `-${encoding}` : ''}"`, 'Cache-Control', cacheControl, 'Vary', vary];
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
        ...trace,
      ],
      notModified: [...common, ...trace],
    };
  };

  // Made for the first who asks for it: most answers are asked for in one encoding, and many of a flood's never again.
  const made: Partial<Record<Encoding, Variant>> = {};

  return {
    key,
    status,
    hash,
    body,
    variant: (encoding) => (made[encoding] ??= isSmall ? make('identity') : make(encoding)),
    nouns: new Set(input.nouns),
    storedAt: Date.now(),
    freshUntil: input.freshUntil ?? 0,
    madeOf: input.madeOf ?? new Map(),
    isOdd: input.isOdd ?? false,
    bytes: overhead + Math.ceil(body.length * (isSmall ? 1 : 1 + compressedShare)),
  };
}
