import { sampleDrink, samplePouring, sampleTapList } from '@domain/test/samples';
import {
  filterPourings,
  getTapStyle,
  listTapStyles,
  sortPourings,
  type TapSort,
  allTaps,
  parseTapSelection,
  tapsPath,
  formatSince,
  isNewlyTapped,
  formatFreshness,
  formatFreshnessAge,
  findBeersAtTaprooms,
  formatOnTap,
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
const namesOf = (listed: typeof pourings) => listed.map(({ drink }) => drink.name);

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
] as const)('%o matches %o', (filter, expected) => expect(namesOf(filterPourings(pourings, filter))).toEqual(expected));

test.each<[TapSort, string[]]>([
  ['tap', ['éclipse', 'Helles', 'Unknown', 'Dare']],
  ['name', ['Dare', 'éclipse', 'Helles', 'Unknown']],
  ['abv-low', ['Helles', 'éclipse', 'Dare', 'Unknown']],
  ['abv-high', ['Dare', 'éclipse', 'Helles', 'Unknown']],
])('sorts by %s', (sort, expected) => expect(namesOf(sortPourings(pourings, sort))).toEqual(expected));

test('lists the styles that pour, in the order of a menu', () => {
  expect(listTapStyles(pourings).map(({ key }) => key)).toEqual(['crisp', 'hoppy', 'dark', 'other']);
});

const knownTaprooms = [{ slug: 'auburn' }, { slug: 'folsom' }];

test.each([
  ['/taps', allTaps],
  ['/taps?taproom=folsom', { ...allTaps, taproom: 'folsom' }],
  ['/taps?style=dark&strength=strong', { ...allTaps, style: 'dark', strength: 'strong' }],
  [
    '/taps?taproom=auburn&style=cider&strength=light&sort=abv-high',
    { taproom: 'auburn', style: 'cider', strength: 'light', sort: 'abv-high' },
  ],
] as const)('%s is read and written', (path, selection) => {
  expect(parseTapSelection(new URL(path, 'http://site').searchParams, knownTaprooms)).toEqual(selection);
  expect(tapsPath(selection)).toBe(path);
});

test('unknown values and the default order select nothing', () => {
  const params = new URLSearchParams('taproom=reno&style=fizzy&strength=9&sort=tap');
  expect(parseTapSelection(params, knownTaprooms)).toEqual(allTaps);
});

/** A Tuesday, 9 PM in Auburn. */
const tuesdayEvening = '2026-07-01T04:00:00Z';

test.each([
  ['2026-07-01T05:00:00Z', 'since today', true],
  ['2026-07-01T07:00:00Z', 'since yesterday', true],
  ['2026-07-02T07:00:00Z', 'since Tuesday', false],
])('at %s, a keg tapped on Tuesday evening pours %s', (now, since, isNew) => {
  expect(formatSince({ tappedAt: tuesdayEvening }, 'America/Los_Angeles', new Date(now))).toBe(since);
  expect(isNewlyTapped({ tappedAt: tuesdayEvening }, 'America/Los_Angeles', new Date(now))).toBe(isNew);
});

test('a keg without a time of tapping has no text, and is not new', () => {
  expect(formatSince({ tappedAt: null }, 'UTC', new Date())).toBeNull();
  expect(isNewlyTapped({ tappedAt: null }, 'UTC', new Date())).toBe(false);
});

const taproom = { timeZone: 'America/Los_Angeles' };
/** A Saturday, 7:12 PM in Auburn. */
const checkedAt = '2026-07-05T02:12:00Z';
const list = { taproom, checkedAt, changedAt: '2026-07-05T03:00:00Z' };
const unchecked = { taproom, checkedAt: null, changedAt: checkedAt };

test.each([
  ['in the same minute', list, '2026-07-05T02:12:40Z', 'Checked today at 7:12 PM', 'Checked just now'],
  ['by a clock that is late', list, '2026-07-05T02:10:00Z', 'Checked today at 7:12 PM', 'Checked just now'],
  ['4 minutes later', list, '2026-07-05T02:16:59Z', 'Checked today at 7:12 PM', 'Checked 4 minutes ago'],
  ['after midnight', list, '2026-07-05T07:00:00Z', 'Checked yesterday at 7:12 PM', 'Checked 4 hours ago'],
  ['a minute before a day', list, '2026-07-06T02:11:00Z', 'Checked yesterday at 7:12 PM', 'Checked 23 hours ago'],
  ['after a day', list, '2026-07-06T02:12:00Z', 'Last checked yesterday', 'Last checked yesterday'],
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
