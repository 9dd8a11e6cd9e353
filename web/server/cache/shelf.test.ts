import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Encoding } from './encoding';
import { makeEntry, type Entry } from './entry';
import { createShelf } from './shelf';

const encodings: Encoding[] = ['identity', 'br', 'gzip'];

/** Text of which compression leaves three quarters. */
const page = (key: string, bytes = 20_000) =>
  makeEntry({
    key,
    status: 200,
    contentType: 'text/html',
    body: Buffer.from(randomBytes((bytes * 3) / 4).toString('base64')),
    cacheControl: 'no-cache',
  });

const askInAll = ({ variants }: Entry) => encodings.map((encoding) => variants.in(encoding).body);

/** Memory of bodies, each counted once, with all that zlib may have left around it. */
const heldBy = (entries: Iterable<Entry>) => {
  const blocks = new Set([...entries].flatMap(askInAll).map(({ buffer }) => buffer));
  return [...blocks].reduce((sum, { byteLength }) => sum + byteLength, 0);
};

test.each([700, 3000, 20_000, 80_000])(
  'pages of %i bytes, asked for in all encodings, stay within the bound',
  (bytes) => {
    const shelf = createShelf(1_000_000);
    for (let number = 0; number < 300; number += 1) {
      const entry = page(String(number), bytes);
      shelf.put(entry);
      askInAll(entry);
      expect(shelf.size().bytes).toBeLessThanOrEqual(1_000_000);
    }
    const kept = [...shelf.values()];
    expect(kept.length).toBeGreaterThan(3);
    expect(kept.length).toBeLessThan(300);
    expect(heldBy(kept)).toBeLessThanOrEqual(shelf.size().bytes);
  },
);

test('what is first asked for in another encoding later makes the others go', () => {
  const shelf = createShelf(100_000);
  const entries = ['a', 'b', 'c', 'd'].map((key) => page(key));
  entries.forEach(shelf.put);
  expect(shelf.size().entries).toBe(4);
  const last = entries[3] as Entry;
  const grown = askInAll(last).reduce((sum, { length }) => sum + length, 0) - last.body.length;
  expect(grown).toBeGreaterThan(last.body.length);
  expect([...shelf.values()].map(({ key }) => key)).toEqual(['c', 'd']);
});

test('what outgrows the whole shelf goes alone', () => {
  const shelf = createShelf(100_000);
  const [small, large] = [page('small'), page('large', 60_000)];
  [small, large].forEach(shelf.put);
  askInAll(large);
  expect([...shelf.values()].map(({ key }) => key)).toEqual(['small']);
});

test('what leaves gives back what was counted for it, and is not counted when it grows afterwards', () => {
  const shelf = createShelf(1_000_000);
  const [first, second] = [page('same'), page('same')];
  shelf.put(first);
  first.variants.in('br');
  shelf.put(second);
  askInAll(first);
  expect(shelf.size()).toEqual({ entries: 1, bytes: second.variants.bytes });
  shelf.remove('same');
  askInAll(second);
  expect(shelf.size()).toEqual({ entries: 0, bytes: 0 });
});

test('a page that is confirmed shares its bodies with the one before, and is counted once', () => {
  const shelf = createShelf(1_000_000);
  const before = page('same');
  shelf.put(before);
  before.variants.in('br');
  const confirmed = { ...before, freshUntil: 1 };
  shelf.put(confirmed);
  askInAll(before);
  expect(shelf.size()).toEqual({ entries: 1, bytes: confirmed.variants.bytes });
  expect(heldBy([before, confirmed])).toBeLessThan(shelf.size().bytes);
  shelf.remove('same');
  expect(shelf.size()).toEqual({ entries: 0, bytes: 0 });
});
