import { sampleTapList } from '@domain/test/samples';
import { expect, test } from 'vitest';
import { createDependencies } from '../cache/response-cache';
import { createEntry } from '../cache/entry';
import { nextTapListChange } from './pages';

async function load(path: string, body: object) {
  const dependencies = createDependencies(async (key) => ({
    entry: createEntry({
      key,
      status: 200,
      contentType: 'application/json',
      body: Buffer.from(JSON.stringify(body)),
      cacheControl: 'no-cache',
    }),
    cacheStatus: 'HIT',
  }));
  await dependencies.load(path);
  return dependencies;
}

/** Checked at 7:12 PM in Auburn, where midnight is at 7:00 UTC. */
const auburn = sampleTapList({ checkedAt: '2026-07-05T02:12:00.000Z' });
const boston = sampleTapList({ taproom: { ...auburn.taproom, timeZone: 'America/New_York' } });

test.each([
  ['at midnight', '/taps', { taprooms: [auburn] }, '2026-07-05T03:00:00Z', '2026-07-05T07:00:00.000Z'],
  [
    'at the midnight that comes first',
    '/taps',
    { taprooms: [auburn, boston] },
    '2026-07-05T03:00:00Z',
    '2026-07-05T04:00:00.000Z',
  ],
  [
    'when its check is a day old',
    '/taps/auburn',
    { tapList: auburn },
    '2026-07-05T20:00:00Z',
    '2026-07-06T02:12:00.000Z',
  ],
])('a page with a list changes next %s', async (_, path, body, now, expected) => {
  const next = nextTapListChange(await load(path, body), Date.parse(now));
  expect(new Date(next).toISOString()).toBe(expected);
});

test('a page without lists does not change', async () => {
  expect(nextTapListChange(await load('/taprooms', { taprooms: [auburn] }), 0)).toBe(Infinity);
  expect(nextTapListChange(await load('/taps', { taprooms: [] }), 0)).toBe(Infinity);
});
