import { expect, test } from 'vitest';
import { sampleDrink, samplePouring, sampleTapList } from '@domain/test/samples';
import { findBeersAtTaprooms, formatOnTap } from './tap-list';

const folsom = { slug: 'folsom', name: 'Folsom', path: '/locations/folsom', timeZone: 'America/Los_Angeles' };
const keg = (tappedAt: string, level: 'low' | null) => samplePouring({ tappedAt, level });
const onDeck = [samplePouring({ status: 'on-deck', tappedAt: null })];

test('a beer is listed once per taproom, those that pour it first', () => {
  const lists = [
    sampleTapList({ taproom: folsom, on: [], onDeck }),
    sampleTapList({ on: [keg('2026-07-03T19:00:00Z', 'low'), keg('2026-07-02T19:00:00Z', null)], onDeck }),
  ];
  expect(findBeersAtTaprooms(lists)['ridge-runner']).toMatchObject([
    { taproom: 'auburn', isOn: true, isAlmostGone: false, tappedAt: '2026-07-02T19:00:00Z' },
    { taproom: 'folsom', isOn: false, isAlmostGone: false, tappedAt: null },
  ]);
});

test('it is almost gone if all its kegs are', () => {
  const on = [keg('2026-07-03T19:00:00Z', 'low'), keg('2026-07-02T19:00:00Z', 'low')];
  expect(findBeersAtTaprooms([sampleTapList({ on })])['ridge-runner']).toMatchObject([{ isAlmostGone: true }]);
});

test('guests and beers without a page are not listed', () => {
  const drinks = [sampleDrink({ isGuest: true }), sampleDrink({ slug: null })];
  expect(findBeersAtTaprooms([sampleTapList({ on: drinks.map((drink) => samplePouring({ drink })) })])).toEqual({});
});

const pouringAt = (...names: string[]) =>
  names.map((name) => ({
    taproom: name,
    name,
    timeZone: 'UTC',
    isOn: true,
    isAlmostGone: false,
    tappedAt: null,
    pour: null,
  }));

test.each([
  [[], 2, null],
  [pouringAt('Auburn'), 1, 'On tap now'],
  [pouringAt('Auburn'), 2, 'On tap: Auburn'],
  [pouringAt('Auburn', 'Folsom'), 2, 'On tap now'],
  [pouringAt('Auburn', 'Folsom'), 3, 'On tap: Auburn, Folsom'],
  [pouringAt('Auburn', 'Folsom', 'Reno'), 4, 'On tap: 3 taprooms'],
  [pouringAt('Auburn').map((place) => ({ ...place, isOn: false })), 2, null],
])('at %o of %i taprooms: %s', (taprooms, count, expected) => expect(formatOnTap(taprooms, count)).toBe(expected));
