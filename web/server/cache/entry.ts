import { createHash } from 'node:crypto';
import { compress, type Encoding } from './encoding';

/** An answer with everything about it computed beforehand, so that sending it is all that is left to do. */
export type Entry = {
  key: string;
  status: number;
  /** Of the content, whatever its encoding. */
  hash: string;
  variants: Record<Encoding, Variant>;
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

const smallestWorthCompressing = 600;
/** What an entry costs besides its bodies, roughly. */
const overhead = 4096;

export async function makeEntry(input: EntryInput): Promise<Entry> {
  const { key, status, contentType, body, cacheControl, headers = [], vary = 'Accept-Encoding' } = input;
  const hash = createHash('sha1').update(contentType).update(body).digest('hex').slice(0, 20);
  const bodies = body.length < smallestWorthCompressing ? null : await compress(body);

  const variant = (encoding: Encoding): Variant => {
    const content = bodies?.[encoding] ?? body;
    const isEncoded = bodies !== null && encoding !== 'identity';
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
      ],
      notModified: common,
    };
  };

  const identity = variant('identity');
  const variants = bodies
    ? { br: variant('br'), gzip: variant('gzip'), identity }
    : { br: identity, gzip: identity, identity };
  return {
    key,
    status,
    hash,
    variants,
    nouns: new Set(input.nouns),
    storedAt: Date.now(),
    freshUntil: input.freshUntil ?? 0,
    madeOf: input.madeOf ?? new Map(),
    isOdd: input.isOdd ?? false,
    bytes: overhead + body.length + (bodies ? bodies.br.length + bodies.gzip.length : 0),
  };
}
