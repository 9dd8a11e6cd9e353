import { expect, test } from 'vitest';
import { makeEntry } from './entry';
import { createKeeper, type Made } from './keeper';
import { createStore } from './store';

const saying = (text: string): Made => ({
  entry: makeEntry({
    key: '/a',
    status: 200,
    contentType: 'text/plain',
    body: Buffer.from(text),
    cacheControl: 'no-cache',
    nouns: ['beer'],
    freshUntil: Infinity,
  }),
  keep: true,
});

test('who was overtaken by a change does not put the old in the place of the new', async () => {
  const keeper = createKeeper({ store: createStore(), waitMs: 20 });
  let end = (_made: Made) => {};
  const early = keeper.load('/a', () => new Promise((resolve) => (end = resolve)));
  keeper.forget(['beer']);
  await keeper.load('/a', async () => saying('new'));
  end(saying('old'));
  expect((await early).entry.body.toString()).toBe('old');
  const later = await keeper.load('/a', () => new Promise(() => {}));
  expect(later.entry.body.toString()).toBe('new');
});
