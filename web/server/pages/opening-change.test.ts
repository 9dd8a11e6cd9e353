import { expect, test } from 'vitest';
import type { OpeningHours } from '@domain/taproom/schema';
import { mapWeek } from '@domain/location/constants';
import { noOpeningHours } from '@domain/taproom/week-hours';
import { createDependencies } from '../cache/response-cache';
import { createEntry } from '../cache/entry';
import { nextOpeningChange } from './pages';

async function loadSite(taprooms: { timeZone: string; openingHours: OpeningHours }[]) {
  const dependencies = createDependencies(async (key) => ({
    entry: createEntry({
      key,
      status: 200,
      contentType: 'application/json',
      body: Buffer.from(JSON.stringify({ site: { taprooms } })),
      cacheControl: 'no-cache',
    }),
    cacheStatus: 'HIT',
  }));
  await dependencies.load('/site');
  return dependencies;
}

const daily = (opens: string, closes: string): OpeningHours => ({
  ...noOpeningHours(),
  regular: mapWeek(() => [{ opens, closes }]),
});
const taprooms = [
  { timeZone: 'America/Los_Angeles', openingHours: daily('11:00', '20:00') },
  { timeZone: 'America/New_York', openingHours: daily('15:00', '01:10') },
];

test.each([
  ['when the first taproom opens', '2026-07-04T17:00:00Z', '2026-07-04T18:00:00.000Z'],
  ['when the second one opens, in its time zone', '2026-07-04T18:00:00Z', '2026-07-04T19:00:00.000Z'],
  ['at its midnight', '2026-07-05T03:30:00Z', '2026-07-05T04:00:00.000Z'],
  ['when it closes', '2026-07-05T04:00:00Z', '2026-07-05T05:10:00.000Z'],
])('a page of two taprooms changes next %s', async (_case, now, expected) => {
  const next = nextOpeningChange(await loadSite(taprooms), Date.parse(now));
  expect(new Date(next).toISOString()).toBe(expected);
});

test('a page without taprooms does not change', async () => {
  expect(nextOpeningChange(await loadSite([]), Date.parse('2026-07-04T17:00:00Z'))).toBe(Infinity);
});
