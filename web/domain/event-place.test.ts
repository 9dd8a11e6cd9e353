import { formatEventPlace, getEventPlaces, type TaproomPlace } from './event';

const auburn = { taproom: 'Auburn', name: 'Boldridge, Auburn', address: '1180 Nevada Station Road\nAuburn, CA 95602' };
const folsom = { taproom: 'Folsom', name: 'Boldridge, Folsom', address: '412 Sutter Wharf Lane, Folsom, CA 95630' };
const taprooms: TaproomPlace[] = [auburn, folsom];

test.each([
  ['Auburn', null, ['Auburn'], ['Boldridge, Auburn']],
  ['Folsom', '  ', ['Folsom'], ['Boldridge, Folsom']],
  ['Auburn', 'Barrel Room, Auburn', ['Auburn'], ['Barrel Room, Auburn']],
  ['All', null, ['Auburn', 'Folsom'], ['Boldridge, Auburn', 'Boldridge, Folsom']],
  ['All', 'Both taprooms', ['Auburn', 'Folsom'], ['Boldridge, Auburn', 'Boldridge, Folsom']],
  ['Auburn', 'Gold Country Fairgrounds', [null], ['Gold Country Fairgrounds']],
  ['Auburn', 'The Other Brewery, 12 Maple Street', [null], ['The Other Brewery, 12 Maple Street']],
  ['All', 'State Theatre', [null], ['State Theatre']],
] as const)('%s, %j: %j', (tapRoom, location, places, names) => {
  const found = getEventPlaces({ tapRoom, location }, taprooms);
  expect(found.map(({ taproom }) => taproom)).toEqual(places);
  expect(found.map(({ name }) => name)).toEqual(names);
});

test.each([
  ['Auburn', null, 'Boldridge, Auburn, 1180 Nevada Station Road, Auburn, CA 95602'],
  ['Folsom', 'Patio, Folsom', 'Patio, Folsom, 412 Sutter Wharf Lane, Folsom, CA 95630'],
  [
    'All',
    'Both taprooms',
    'Boldridge, Auburn, 1180 Nevada Station Road, Auburn, CA 95602 / Boldridge, Folsom, 412 Sutter Wharf Lane, Folsom, CA 95630',
  ],
  ['All', 'State Theatre\n985 Lincoln Way', 'State Theatre, 985 Lincoln Way'],
] as const)('formatEventPlace: %s, %j', (tapRoom, location, expected) => {
  expect(formatEventPlace({ tapRoom, location }, taprooms)).toBe(expected);
});

test('formatEventPlace leaves out an unknown address', () => {
  const unknown = [{ ...auburn, address: null }];
  expect(formatEventPlace({ tapRoom: 'Auburn', location: null }, unknown)).toBe('Boldridge, Auburn');
});

test.each([
  [null, 'Folsom'],
  ['Patio, Folsom', 'Patio, Folsom'],
])('an event with the location %j at a taproom that is hidden takes place in %s', (location, name) => {
  expect(getEventPlaces({ tapRoom: 'Folsom', location }, [auburn])).toEqual([{ taproom: null, name }]);
});
