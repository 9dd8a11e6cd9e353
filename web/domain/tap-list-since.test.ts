import { expect, test } from 'vitest';
import { formatSince, isNewlyTapped } from './tap-list';

/** A Tuesday, 9 PM in Auburn. */
const tappedAt = '2026-07-01T04:00:00Z';

test.each([
  ['2026-07-01T05:00:00Z', 'since today', true],
  ['2026-07-01T07:00:00Z', 'since yesterday', true],
  ['2026-07-02T07:00:00Z', 'since Tuesday', false],
  ['2026-08-01T07:00:00Z', 'since June 30', false],
])('at %s, a keg tapped on Tuesday evening pours %s', (now, since, isNew) => {
  expect(formatSince({ tappedAt }, 'America/Los_Angeles', new Date(now))).toBe(since);
  expect(isNewlyTapped({ tappedAt }, 'America/Los_Angeles', new Date(now))).toBe(isNew);
});

test('a keg without a time of tapping has no text, and is not new', () => {
  expect(formatSince({ tappedAt: null }, 'UTC', new Date())).toBeNull();
  expect(isNewlyTapped({ tappedAt: null }, 'UTC', new Date())).toBe(false);
});
