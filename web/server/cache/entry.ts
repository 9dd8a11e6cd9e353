import { createHash } from 'node:crypto';
import { compress, type Encoding } from './encoding';
import { createVariants, type FlatHeaders, type Variant, type Variants } from './variants';

/** An answer with everything about it computed once, so that sending it is all that is left to do. */
export type Entry = {
  key: string;
  status: number;
  /** Of the content, whatever its encoding. */
  hash: string;
  body: Buffer;
  /** Shared with the entry that takes this one's place when the content is confirmed. */
  variants: Variants;
  /** What its content was made of: a change of one of these makes it stale. */
  nouns: ReadonlySet<string>;
  storedAt: number;
  /** Epoch milliseconds up to which it is right without asking anybody. */
  freshUntil: number;
  /** Monotonic milliseconds before which a stale entry is not refreshed again; 0 if no attempt has failed. */
  retryAt: number;
  /** Pages name the answers they were made of, with their hashes: while these are the same, so is the page. */
  madeOf: ReadonlyMap<string, string>;
  /** One of endlessly many (a search, an address that leads nowhere): kept apart, so that it displaces nothing. */
  isOdd: boolean;
  /** The response differs for signed-in users: requests with credentials bypass it. */
  variesByUser: boolean;
};

export type EntryInput = {
  key: string;
  status: number;
  contentType: string;
  body: Buffer;
  cacheControl: string;
  /** For every answer, such as the security headers. */
  headers?: FlatHeaders;
  nouns?: Iterable<string>;
  freshUntil?: number;
  madeOf?: ReadonlyMap<string, string>;
  isOdd?: boolean;
  variesByUser?: boolean;
};

/** What was stored in the future was so by a clock that has been set right since. */
export const isFresh = ({ storedAt, freshUntil }: Entry, now: number) => freshUntil > now && storedAt <= now;

/** Places for what is different each time: see `send-entry.ts`. */
const trace: FlatHeaders = ['X-Cache', '', 'Server-Timing', '', 'X-Request-Id', ''];

const smallestWorthCompressing = 600;

export function makeEntry(input: EntryInput): Entry {
  const { key, status, contentType, body, cacheControl, headers = [] } = input;
  const vary = input.variesByUser ? 'Accept-Encoding, Authorization, Cookie' : 'Accept-Encoding';
  const hash = createHash('sha1').update(contentType).update(body).digest('hex').slice(0, 20);

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

  const isSmall = body.length < smallestWorthCompressing;

  return {
    key,
    status,
    hash,
    body,
    variants: createVariants(body, (encoding) => make(isSmall ? 'identity' : encoding)),
    nouns: new Set(input.nouns),
    storedAt: Date.now(),
    freshUntil: input.freshUntil ?? 0,
    retryAt: 0,
    madeOf: input.madeOf ?? new Map(),
    isOdd: input.isOdd ?? false,
    variesByUser: input.variesByUser ?? false,
  };
}
