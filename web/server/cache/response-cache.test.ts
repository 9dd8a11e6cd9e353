import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createEntry, type Entry, type Variant, type Encoding } from './entry';
import { createEntryStore, createResponseCache, type Produced } from './response-cache';
import { waitFor } from '../../test/wait-for';

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

describe('createResponseCache', () => {
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
    onTestFinished(() => void vi.useRealTimers());
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

const encodeAll = ({ variants }: Entry) => encodings.map((encoding) => variants.get(encoding).body);

/** Memory of all bodies: each buffer once, with what zlib may have allocated around a body. */
const allocatedBytes = (entries: Iterable<Entry>) => {
  const blocks = new Set([...entries].flatMap(encodeAll).map(({ buffer }) => buffer));
  return [...blocks].reduce((sum, { byteLength }) => sum + byteLength, 0);
};

const createStore = (maxBytes: number) => {
  const store = createEntryStore({ maxBytes, maxLongTailBytes: 1 });
  return { ...store, size: () => store.size().main, keys: () => [...store.values()].map(({ key }) => key).sort() };
};

describe('createEntryStore', () => {
  test.each([700, 3000, 20_000, 80_000])('pages of %i bytes stay within the bound in all encodings', (bytes) => {
    const store = createStore(1_000_000);
    for (let number = 0; number < 300; number += 1) {
      const entry = createPage(String(number), bytes);
      store.put(entry);
      encodeAll(entry);
      expect(store.size().bytes).toBeLessThanOrEqual(1_000_000);
    }
    const remaining = [...store.values()];
    expect(remaining.length).toBeGreaterThan(3);
    expect(remaining.length).toBeLessThan(300);
    expect(allocatedBytes(remaining)).toBeLessThanOrEqual(store.size().bytes);
  });

  test('another encoding of an entry evicts the least recently used ones', () => {
    const store = createStore(100_000);
    const entries = ['a', 'b', 'c', 'd'].map((key) => createPage(key));
    entries.forEach(store.put);
    expect(store.size().entries).toBe(4);
    const last = entries[3] as Entry;
    const added = encodeAll(last).reduce((sum, { length }) => sum + length, 0) - last.body.length;
    expect(added).toBeGreaterThan(last.body.length);
    expect(store.keys()).toEqual(['c', 'd']);
  });

  test('an entry that grows beyond the bound is evicted, and no other', () => {
    const store = createStore(100_000);
    const [small, large] = [createPage('small'), createPage('large', 60_000)];
    [small, large].forEach(store.put);
    encodeAll(large);
    expect(store.keys()).toEqual(['small']);
  });

  test('a removed entry is not counted, even if it grows afterwards', () => {
    const store = createStore(1_000_000);
    const [first, second] = [createPage('same'), createPage('same')];
    store.put(first);
    first.variants.get('br');
    store.put(second);
    encodeAll(first);
    expect(store.size()).toEqual({ entries: 1, bytes: second.variants.bytes });
    store.delete('same');
    encodeAll(second);
    expect(store.size()).toEqual({ entries: 0, bytes: 0 });
  });

  test('a revalidated entry shares its bodies with the previous one and is counted once', () => {
    const store = createStore(1_000_000);
    const previous = createPage('same');
    store.put(previous);
    previous.variants.get('br');
    const revalidated = { ...previous, expiresAt: 1 };
    store.put(revalidated);
    encodeAll(previous);
    expect(store.size()).toEqual({ entries: 1, bytes: revalidated.variants.bytes });
    expect(allocatedBytes([previous, revalidated])).toBeLessThan(store.size().bytes);
    store.delete('same');
    expect(store.size()).toEqual({ entries: 0, bytes: 0 });
  });

  test('an entry can move between the two caches', () => {
    const store = createEntryStore({ maxBytes: 100_000, maxLongTailBytes: 100_000 });
    store.put({ ...createPage('a'), isLongTail: true });
    store.put(createPage('a'));
    expect(store.size()).toMatchObject({ main: { entries: 1 }, longTail: { entries: 0 } });
  });

  test('a look-up, which each response begins with, starts no timer', () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const store = createEntryStore({ maxBytes: 100_000, maxLongTailBytes: 100_000 });
    store.put(createPage('a'));
    expect(store.get('a')).toBeDefined();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('recompression', () => {
  const text = readFileSync(import.meta.filename, 'utf8');
  const createText = (expiresAt = Infinity) =>
    createEntry({
      ...{ key: '/beers', status: 200, contentType: 'text/html', body: Buffer.from(text), cacheControl: 'no-cache' },
      ...{ expiresAt, isRecompressed: true },
    });
  const etagOf = ({ headers }: Variant) => headers[headers.indexOf('ETag') + 1];

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    return () => vi.useRealTimers();
  });

  test('a page in use is soon sent with fewer bytes, and another ETag', async () => {
    const store = createEntryStore({ maxBytes: 1_000_000, maxLongTailBytes: 100_000 });
    const page = createText();
    store.put(page);
    const first = page.variants.get('br');
    vi.advanceTimersByTime(1000);
    await waitFor(() => expect(page.variants.get('br').body.length).toBeLessThan(first.body.length));
    const second = page.variants.get('br');
    expect(brotliDecompressSync(second.body).toString()).toBe(text);
    expect(etagOf(second)).not.toBe(etagOf(first));
    expect(store.size().main.bytes).toBe(page.variants.bytes);
  });

  test('a page that was changed or removed is not recompressed', async () => {
    const store = createEntryStore({ maxBytes: 1_000_000, maxLongTailBytes: 100_000 });
    const [outdated, removed, page] = [createText(0), createText(), { ...createText(), key: '/other' }];
    const first = [outdated, removed].map((entry) => {
      store.put(entry);
      return entry.variants.get('br');
    });
    store.put(outdated);
    store.put(page);
    const before = page.variants.get('br');
    vi.advanceTimersByTime(1000);
    // After the others, since they are compressed one at a time.
    await waitFor(() => expect(page.variants.get('br')).not.toBe(before));
    expect([outdated, removed].map((entry) => entry.variants.get('br'))).toEqual(first);
  });
});
