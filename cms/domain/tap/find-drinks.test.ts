import { expect, test } from 'vitest';
import { findDrinks } from './find-drinks';
import { sampleDrink } from './sample';
import type { TappableDrink } from './tap-list';

const drink = (
  name: string,
  changes: Partial<TappableDrink['drink']> = {},
  lastOnAt: string | null = null,
): TappableDrink => ({
  beer: name,
  drink: { ...sampleDrink({ name, style: null }), ...changes },
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
  expect(findDrinks(drinks, query).map((found) => found.drink.name)).toEqual(names);
});
