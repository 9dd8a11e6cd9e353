import { inTaprooms, ourTaprooms, taproomPlaceholders } from './taproom-placeholders';

const reno = { name: 'Reno', city: 'Reno', state: 'NV' };
const barrelHouse = { name: 'Barrel House', city: 'Reno', state: 'NV' };

test('a taproom is named by its city or by its own name', () => {
  expect(taproomPlaceholders(reno)).toEqual({ taproom: 'Reno', city: 'Reno, NV', atTaproom: 'in Reno' });
  expect(taproomPlaceholders(barrelHouse)).toMatchObject({ city: 'Reno, NV', atTaproom: 'at Barrel House' });
});

test('several taprooms are in their cities only if all are named after them', () => {
  expect(inTaprooms([reno, { ...reno, name: 'Elko', city: 'Elko' }])).toBe('in Reno or Elko');
  expect(inTaprooms([reno, barrelHouse])).toBe('at Reno or Barrel House');
});

test.each([
  [0, 'our taproom'],
  [1, 'our taproom'],
  [2, 'both taprooms'],
  [3, 'all our taprooms'],
])('%i taprooms are “%s”', (count, text) => expect(ourTaprooms(Array.from({ length: count }))).toBe(text));
