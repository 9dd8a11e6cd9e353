import { expect, test } from 'vitest';
import { selectJustKicked } from './just-kicked';

const now = new Date('2026-11-20T20:00:00Z');
const kicked = (drinkKey: string, minutesAgo: number) => ({
  drinkKey,
  endedAt: new Date(now.getTime() - minutesAgo * 60_000),
});

test.each([
  ['nothing', [], [], []],
  ['the latest first', [kicked('ipa', 100), kicked('stout', 5)], [], ['stout', 'ipa']],
  ['for less than three hours', [kicked('ipa', 180), kicked('stout', 179)], [], ['stout']],
  ['not what is on again', [kicked('ipa', 10), kicked('stout', 20)], ['ipa'], ['stout']],
  [
    'at most four',
    [kicked('a', 50), kicked('b', 40), kicked('c', 30), kicked('d', 20), kicked('e', 10)],
    [],
    ['e', 'd', 'c', 'b'],
  ],
  ['a drink once, by its last keg', [kicked('ipa', 90), kicked('stout', 50), kicked('ipa', 10)], [], ['ipa', 'stout']],
])('just kicked: %s', (_title, kegs, onTap, expected) => {
  expect(selectJustKicked(kegs, onTap, now).map(({ drinkKey }) => drinkKey)).toEqual(expected);
});
