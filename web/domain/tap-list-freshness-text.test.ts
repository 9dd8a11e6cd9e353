import { expect, test } from 'vitest';
import { formatFreshness, formatFreshnessAge } from './tap-list';

const taproom = { timeZone: 'America/Los_Angeles' };
/** A Saturday, 7:12 PM in Auburn. */
const checkedAt = '2026-07-05T02:12:00Z';
const list = { taproom, checkedAt, changedAt: '2026-07-05T03:00:00Z' };
const unchecked = { taproom, checkedAt: null, changedAt: checkedAt };

test.each([
  ['in the same minute', list, '2026-07-05T02:12:40Z', 'Checked today at 7:12 PM', 'Checked just now'],
  ['by a clock that is late', list, '2026-07-05T02:10:00Z', 'Checked today at 7:12 PM', 'Checked just now'],
  ['4 minutes later', list, '2026-07-05T02:16:59Z', 'Checked today at 7:12 PM', 'Checked 4 minutes ago'],
  ['an hour later', list, '2026-07-05T03:12:00Z', 'Checked today at 7:12 PM', 'Checked 1 hour ago'],
  ['after midnight', list, '2026-07-05T07:00:00Z', 'Checked yesterday at 7:12 PM', 'Checked 4 hours ago'],
  ['a minute before a day', list, '2026-07-06T02:11:00Z', 'Checked yesterday at 7:12 PM', 'Checked 23 hours ago'],
  ['after a day', list, '2026-07-06T02:12:00Z', 'Last checked yesterday', 'Last checked yesterday'],
  ['after two days', list, '2026-07-07T02:12:00Z', 'Last checked Saturday', 'Last checked Saturday'],
  ['after a week', list, '2026-07-12T02:12:00Z', 'Last checked July 4', 'Last checked July 4'],
  ['never checked', unchecked, '2026-07-05T02:16:00Z', 'Updated today at 7:12 PM', 'Updated 4 minutes ago'],
  ['never checked, days later', unchecked, '2026-07-08T02:16:00Z', 'Last updated Saturday', 'Last updated Saturday'],
])('%s', (_, shown, now, text, age) => {
  expect(formatFreshness(shown, new Date(now))).toBe(text);
  expect(formatFreshnessAge(shown, new Date(now))).toBe(age);
});

test('a list in which nothing ever happened has no freshness', () => {
  const empty = { taproom, checkedAt: null, changedAt: null };
  expect([formatFreshness(empty, new Date()), formatFreshnessAge(empty, new Date())]).toEqual([null, null]);
});
