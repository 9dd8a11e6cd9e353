import {
  describeLevelChange,
  describeTapChange,
  findDefaultPours,
  selectJustKicked,
  notBefore,
  resolvePressTime,
} from './pouring';

// 7:30 PM on a Friday in Auburn.
const clock = { timeZone: 'America/Los_Angeles', now: new Date('2026-11-21T03:30:00Z') };
const tap = { number: 7, label: null };
const now = new Date('2026-11-20T20:00:00Z');

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

test.each([
  [{ beer: 'barrel', style: 'Double IPA' }, 'Snifter'],
  [{ beer: 'dare', style: 'double ipa' }, 'Tulip'],
  [{ beer: null, style: 'Double IPA' }, 'Tulip'],
  [{ beer: 'helles', style: 'IPA' }, 'Pint'],
  [{ beer: null, style: null }, 'Pint'],
])('the default pours of %j are %s: a beer comes before its style', (drink, expected) => {
  const glass = (name: string) => ({ pours: [{ name, ounces: 8, price: 6 }], name });
  const exceptions = [
    { ...glass('Tulip'), style: 'Double IPA', beer: null },
    { ...glass('Snifter'), style: null, beer: 'barrel' },
  ];
  const updatedAt = now.toISOString();
  expect(findDefaultPours({ ...glass('Pint'), exceptions, updatedAt }, drink)[0]?.name).toBe(expected);
});

const kicked = (drinkKey: string, minutesAgo: number) => ({
  drinkKey,
  endedAt: new Date(now.getTime() - minutesAgo * 60_000),
});

test.each([
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

test.each([
  ['without a time, now', undefined, '2026-11-20T20:00:00.000Z'],
  ['made offline', '2026-11-20T19:12:00Z', '2026-11-20T19:12:00.000Z'],
  ['with an offset', '2026-11-20T11:12:00-08:00', '2026-11-20T19:12:00.000Z'],
  ['just within a day', '2026-11-19T20:00:00Z', '2026-11-19T20:00:00.000Z'],
  ['older than a day: now', '2026-11-19T19:59:59Z', '2026-11-20T20:00:00.000Z'],
  ['in the future: now', '2026-11-20T20:00:01Z', '2026-11-20T20:00:00.000Z'],
])('a press %s', (_title, pressedAt, expected) => {
  expect(resolvePressTime(pressedAt, now).toISOString()).toBe(expected);
});

test('a press counts no earlier than the latest change of the tap', () => {
  const earlier = new Date('2026-11-20T19:00:00Z');
  expect(notBefore(earlier, now)).toBe(now);
  expect(notBefore(now, earlier)).toBe(now);
  expect(notBefore(earlier, null)).toBe(earlier);
});
