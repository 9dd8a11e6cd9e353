import { sampleDrink } from '@domain/test/samples';
import type { TappableDrink } from '@domain/tap/schema';
import { findDrinks } from './drink-picker';

const drink = (
  name: string,
  changes: Partial<TappableDrink['drink']> = {},
  lastOnAt: string | null = null,
): TappableDrink => ({
  beer: name,
  drink: { ...sampleDrink({ name, style: null }), ...changes },
  isComingSoon: false,
  pours: [],
  lastOnAt,
});

const drinks = [
  drink('Ridge Runner', { style: 'IPA' }),
  drink('Kölsch', {}, '2026-06-01T00:00:00.000Z'),
  drink('Hazy Ridge', {}, '2026-07-01T00:00:00.000Z'),
  drink('Dry Cider', { producer: 'Riverside' }),
  drink('Porridge Stout'),
];

test.each([
  ['ri', ['Ridge Runner', 'Hazy Ridge', 'Porridge Stout', 'Dry Cider']],
  ['KO', ['Kölsch']],
  ['ip', ['Ridge Runner']],
  ['rid st', []],
  ['', ['Hazy Ridge', 'Kölsch', 'Dry Cider', 'Porridge Stout', 'Ridge Runner']],
])('%j finds %j', (query, names) => {
  expect(findDrinks(drinks, query, []).map((found) => found.drink.name)).toEqual(names);
});

const guest = (name: string, lastOnAt: string | null = null) => ({
  ...drink(name, { isGuest: true, producer: 'Riverside' }, lastOnAt),
  beer: null,
});
const mixed = [
  drink('Night Freight', {}, '2026-07-01T00:00:00.000Z'),
  drink('Nitro Stout'),
  drink('Midnight Lager', {}, '2026-05-01T00:00:00.000Z'),
  drink('Helles'),
  guest('Night Owl', '2026-07-03T00:00:00.000Z'),
  ...[6, 5, 4, 3, 2].map((day) => guest(`Cider ${day}`, `2026-06-0${day}T00:00:00.000Z`)),
  guest('Perry'),
];
const tap = (number: number, beer: string | null) => ({ number, label: null, pouring: { beer } });
const taps = [tap(3, 'Night Freight'), tap(4, null), { number: 5, label: null, pouring: null }];

test.each([
  // Lists at most five guests until something is typed.
  [
    '',
    [
      'Midnight Lager',
      'Helles',
      'Nitro Stout',
      'Night Freight',
      'Night Owl',
      'Cider 6',
      'Cider 5',
      'Cider 4',
      'Cider 3',
    ],
  ],
  ['night', ['Midnight Lager', 'Night Freight', 'Night Owl']],
  ['night f', ['Night Freight']],
  ['ci', ['Cider 6', 'Cider 5', 'Cider 4', 'Cider 3', 'Cider 2']],
  ['riverside', ['Night Owl', 'Cider 6', 'Cider 5', 'Cider 4', 'Cider 3', 'Cider 2', 'Perry']],
])('of own beers and guests, %j finds %j', (query, names) => {
  expect(findDrinks(mixed, query, taps).map((found) => found.drink.name)).toEqual(names);
});

test('of own beers and guests, a beer that is on names its taps', () => {
  const [found] = findDrinks(mixed, 'night f', taps);
  expect(found?.taps.map(({ number }) => number)).toEqual([3]);
});
