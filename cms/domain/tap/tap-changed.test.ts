import { expect, test } from 'vitest';
import { describeLevelChange, describeTapChange } from './tap-changed';

// 7:30 PM on a Friday in Auburn.
const clock = { timeZone: 'America/Los_Angeles', now: new Date('2026-11-21T03:30:00Z') };
const tap = { number: 7, label: null };

test.each([
  ['Helles', '2026-11-21T03:12:00Z', 'Nora', 'Tap 7 was changed to Helles at 7:12 PM by Nora'],
  [null, '2026-11-21T03:12:00Z', 'Nora', 'Tap 7 was emptied at 7:12 PM by Nora'],
  ['Helles', '2026-11-21T03:12:00Z', null, 'Tap 7 was changed to Helles at 7:12 PM'],
  ['Helles', '2026-11-20T04:05:00Z', 'Nora', 'Tap 7 was changed to Helles on Thursday at 8:05 PM by Nora'],
  ['Helles', '2026-11-14T20:00:00Z', 'Nora', 'Tap 7 was changed to Helles on Saturday at 12:00 PM by Nora'],
  ['Helles', '2026-11-13T20:00:00Z', 'Nora', 'Tap 7 was changed to Helles on November 13 at 12:00 PM by Nora'],
])('%j at %s by %j', (drink, at, by, expected) => {
  expect(describeTapChange(tap, drink, { at: new Date(at), by }, clock)).toBe(expected);
});

test('a tap with a label is named by it', () => {
  const change = { at: new Date('2026-11-21T03:12:00Z'), by: 'Nora' };
  expect(describeLevelChange({ number: 7, label: 'Nitro' }, 'low', change, clock)).toBe(
    'Nitro was set to Almost gone at 7:12 PM by Nora',
  );
});
