import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cityKey, findCities, findZipCode } from './place-data';

const readPlaces = (name: string) => readFile(path.join(import.meta.dirname, 'places', `${name}.txt`), 'utf8');

test('finds ZIP codes with their city, also those of post office boxes', async () => {
  const file = await readPlaces('9');
  expect(findZipCode(file, '95603')).toEqual({
    zip: '95603',
    city: 'Auburn',
    state: 'CA',
    coordinates: { lat: 38.91, lng: -121.08 },
  });
  expect(findZipCode(file, '95604')).toMatchObject({ zip: '95604', city: 'Auburn' });
  expect(findZipCode(await readPlaces('0'), '02108')).toMatchObject({ city: 'Boston', state: 'MA' });
});

test('an unknown ZIP code is near those of the same area; none of an unknown area is found', async () => {
  const file = await readPlaces('9');
  expect(findZipCode(file, '95600')).toMatchObject({ zip: '95601' });
  expect(findZipCode(await readPlaces('0'), '00001')).toBeNull();
});

test('finds cities of one name in all states or in one', async () => {
  const file = await readPlaces('a');
  expect(findCities(file, 'auburn', null).length).toBeGreaterThan(10);
  expect(findCities(file, 'AUBURN', 'CA')).toEqual([
    { name: 'Auburn', state: 'CA', zipCount: 3, coordinates: { lat: 38.93, lng: -121.08 } },
  ]);
  expect(findCities(file, 'auburn', 'HI')).toEqual([]);
});

test.each([
  ['St. Helena', 'saint helena'],
  ['Coeur d’Alene', 'coeur d alene'],
  ['Cañon  City', 'canon city'],
  ['Mt Shasta', 'mount shasta'],
])('"%s" has the key "%s"', (name, key) => {
  expect(cityKey(name)).toBe(key);
});
