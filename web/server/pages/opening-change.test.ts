import { expect, test } from 'vitest';
import { weekdays } from '@domain/location/constants';
import { createDependencies } from '../cache/dependencies';
import { createEntry } from '../cache/entry';
import { nextOpeningChange } from './opening-change';

async function loadTaproom(hours: string) {
  const body = { hours: Object.fromEntries(weekdays.map((weekday) => [weekday, hours])) };
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
  await dependencies.load('/content/location/auburn/public');
  return dependencies;
}

test.each([
  ['before it opens', '2026-11-22T18:00:00Z', '2026-11-22T19:00:00.000Z'],
  ['while it is open', '2026-11-22T19:00:00Z', '2026-11-23T09:30:00.000Z'],
  // 1:30 AM has been an hour ago, in daylight time.
  ['in the hour that repeats', '2026-11-01T09:15:00Z', '2026-11-01T19:00:00.000Z'],
])('a taproom changes next, %s', async (_case, now, expected) => {
  const next = nextOpeningChange(await loadTaproom('11:00 AM - 1:30 AM'), Date.parse(now));
  expect(next === Infinity ? null : new Date(next).toISOString()).toBe(expected);
});
