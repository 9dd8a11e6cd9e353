import { randomBytes } from 'node:crypto';
import { createEntry, type Encoding, type Entry, hasCredentials, negotiateEncoding } from './entry';
import { createEntryStore, createResponseCache, type Produced } from './response-cache';

const produced = (text: string): Produced => ({
  entry: createEntry({
    key: '/a',
    status: 200,
    contentType: 'text/plain',
    body: Buffer.from(text),
    cacheControl: 'no-cache',
    tags: ['beer'],
    expiresAt: Infinity,
  }),
  cacheable: true,
});

const never = () => new Promise<Produced>(() => {});
const fail = () => Promise.reject(new Error('The CMS does not respond'));

test('a superseded response does not overwrite a newer one', async () => {
  const cache = createResponseCache({ waitMs: 20 });
  let finish = (_produced: Produced) => {};
  const early = cache.load('/a', () => new Promise((resolve) => (finish = resolve)));
  cache.invalidate(['beer']);
  await cache.load('/a', async () => produced('new'));
  finish(produced('old'));
  expect((await early).entry.body.toString()).toBe('old');
  const later = await cache.load('/a', never);
  expect(later.entry.body.toString()).toBe('new');
});

test('waits for a refresh; if it fails, serves stale responses at once until the next attempt', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const cache = createResponseCache({ waitMs: 50, retryMs: 3000 });
  await cache.load('/a', async () => produced('old'));
  cache.invalidate(['beer']);
  let attempts = 0;
  const load = () =>
    cache.load('/a', () => {
      attempts += 1;
      return fail();
    });
  for (let count = 0; count < 10; count += 1) expect((await load()).cacheStatus).toBe('STALE');
  expect(attempts).toBe(1);
  vi.advanceTimersByTime(3000);
  for (let count = 0; count < 10; count += 1) expect((await load()).cacheStatus).toBe('STALE');
  expect(attempts).toBe(2);
});

test('waits for the refresh again after an invalidation, although the last one failed', async () => {
  const cache = createResponseCache({ waitMs: 50, retryMs: 60_000 });
  await cache.load('/a', async () => produced('old'));
  cache.invalidate(['beer']);
  expect((await cache.load('/a', fail)).cacheStatus).toBe('STALE');
  cache.invalidate(['beer']);
  expect((await cache.load('/a', async () => produced('new'))).entry.body.toString()).toBe('new');
});

test('an invalidation during a refresh that hangs makes the next request wait for the new one', async () => {
  const cache = createResponseCache({ waitMs: 50, retryMs: 60_000 });
  await cache.load('/a', async () => produced('old'));
  cache.invalidate(['beer']);
  const hanging = cache.load('/a', never);
  cache.invalidate(['beer']);
  expect((await hanging).cacheStatus).toBe('STALE');
  expect((await cache.load('/a', async () => produced('new'))).cacheStatus).toBe('MISS');
});

test('does not wait while the upstream is down, and refreshes in the background', async () => {
  const cache = createResponseCache({ waitMs: 10_000, isUpstreamAvailable: () => false });
  await cache.load('/a', async () => produced('old'));
  cache.invalidate(['beer']);
  expect((await cache.load('/a', async () => produced('new'))).entry.body.toString()).toBe('old');
  expect((await cache.load('/a', never)).entry.body.toString()).toBe('new');
});

test('reuses a response that is not cacheable until the next attempt', async () => {
  const cache = createResponseCache({ retryMs: 200 });
  let attempts = 0;
  const load = () =>
    cache.load('/a', async () => {
      attempts += 1;
      return { ...produced('incomplete'), cacheable: false };
    });
  for (let count = 0; count < 10; count += 1) await load();
  expect(attempts).toBe(1);
  cache.invalidate(['event']);
  await load();
  expect(attempts).toBe(2);
});

const encodings: Encoding[] = ['identity', 'br', 'gzip'];

/** Random base64 text, which compresses to about three quarters. */
const createPage = (key: string, bytes = 20_000) =>
  createEntry({
    key,
    status: 200,
    contentType: 'text/html',
    body: Buffer.from(randomBytes((bytes * 3) / 4).toString('base64')),
    cacheControl: 'no-cache',
  });

const encodeAll = ({ getVariant }: Entry) => encodings.map((encoding) => getVariant(encoding).body);

/** Memory of all bodies: each buffer once, with what zlib may have allocated around a body. */
const allocatedBytes = (entries: Iterable<Entry>) => {
  const blocks = new Set([...entries].flatMap(encodeAll).map(({ buffer }) => buffer));
  return [...blocks].reduce((sum, { byteLength }) => sum + byteLength, 0);
};

test.each([700, 3000, 20_000, 80_000])(
  'pages of %i bytes stay within the bound of the cache in all encodings',
  (bytes) => {
    const store = createEntryStore(1_000_000);
    for (let number = 0; number < 300; number += 1) {
      const entry = createPage(String(number), bytes);
      store.set(entry.key, entry);
      encodeAll(entry);
    }
    const remaining = [...store.values()];
    expect(remaining.length).toBeGreaterThan(3);
    expect(remaining.length).toBeLessThan(300);
    expect(allocatedBytes(remaining)).toBeLessThanOrEqual(store.calculatedSize);
    expect(store.calculatedSize).toBeLessThanOrEqual(1_000_000);
  },
);

test('a look-up, which each response begins with, starts no timer', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const store = createEntryStore(100_000);
  store.set('a', createPage('a'));
  expect(store.get('a')).toBeDefined();
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['no headers', {}, false],
  ['another cookie', { cookie: 'theme=dark' }, false],
  ['a token', { authorization: 'Bearer abc' }, true],
  ['an empty token', { authorization: '' }, true],
  ['a session cookie', { cookie: 'theme=dark; brewery_session=abc' }, true],
  ['a session cookie on https', { cookie: '__Host-brewery_session=abc' }, true],
])('a request with %s has credentials: %s', (_name, headers, expected) => {
  expect(hasCredentials({ headers })).toBe(expected);
});

test.each([
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['gzip;q=0.8, br;q=0.8', 'br'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['deflate', 'identity'],
  [`${'x,'.repeat(1000)}gzip`, 'gzip'],
  [';;,,=q', 'identity'],
])('Accept-Encoding %j selects %s', (header, encoding) => {
  expect([negotiateEncoding(header), negotiateEncoding(header)]).toEqual([encoding, encoding]);
});
