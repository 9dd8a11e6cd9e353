import { expect, test } from 'vitest';
import { sampleDrink } from '@domain/test/samples';
import {
  filterPourings,
  getTapStyle,
  listTapStyles,
  sortPourings,
  type TapSort,
  allTaps,
  parseTapSelection,
  tapsPath,
} from './tap-list';

const pouring = (name: string, style: string | null, abv: number | null) => ({
  drink: sampleDrink({ name, style, abv }),
});
const pourings = [
  pouring('éclipse', 'Oatmeal Stout', 7),
  pouring('Helles', 'Helles', 4.9),
  pouring('Unknown', null, null),
  pouring('Dare', 'Double IPA', 9),
];
const names = (listed: typeof pourings) => listed.map(({ drink }) => drink.name);

test.each([
  ['beer', 'Hazy IPA', 'hoppy'],
  ['beer', 'Something new', 'other'],
  ['cider', 'IPA-style dry-hopped cider', 'cider'],
  ['non-alcoholic', 'IPA', 'non-alcoholic'],
] as const)('a %s of the style %s is %s', (kind, style, expected) =>
  expect(getTapStyle({ kind, style })).toBe(expected),
);

test.each([
  [{ style: 'dark', strength: null }, ['éclipse']],
  [{ style: null, strength: 'light' }, ['Helles']],
  [{ style: null, strength: 'strong' }, ['éclipse', 'Dare']],
  [{ style: 'dark', strength: 'light' }, []],
  [{ style: null, strength: null }, ['éclipse', 'Helles', 'Unknown', 'Dare']],
] as const)('%o matches %o', (filter, expected) => expect(names(filterPourings(pourings, filter))).toEqual(expected));

test.each<[TapSort, string[]]>([
  ['tap', ['éclipse', 'Helles', 'Unknown', 'Dare']],
  ['name', ['Dare', 'éclipse', 'Helles', 'Unknown']],
  ['abv-low', ['Helles', 'éclipse', 'Dare', 'Unknown']],
  ['abv-high', ['Dare', 'éclipse', 'Helles', 'Unknown']],
])('sorts by %s', (sort, expected) => expect(names(sortPourings(pourings, sort))).toEqual(expected));

test('lists the styles that pour, in the order of a menu', () => {
  expect(listTapStyles(pourings).map(({ key }) => key)).toEqual(['crisp', 'hoppy', 'dark', 'other']);
});

const taprooms = [{ slug: 'auburn' }, { slug: 'folsom' }];

test.each([
  ['/taps', allTaps],
  ['/taps?taproom=folsom', { ...allTaps, taproom: 'folsom' }],
  ['/taps?style=dark&strength=strong', { ...allTaps, style: 'dark', strength: 'strong' }],
  [
    '/taps?taproom=auburn&style=cider&strength=light&sort=abv-high',
    { taproom: 'auburn', style: 'cider', strength: 'light', sort: 'abv-high' },
  ],
] as const)('%s is read and written', (path, selection) => {
  expect(parseTapSelection(new URL(path, 'http://site').searchParams, taprooms)).toEqual(selection);
  expect(tapsPath(selection)).toBe(path);
});

test('unknown values and the default order select nothing', () => {
  const params = new URLSearchParams('taproom=reno&style=fizzy&strength=9&sort=tap');
  expect(parseTapSelection(params, taprooms)).toEqual(allTaps);
});
