import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { cityKey, findCities, findZipCode } from './place-data';
import { locateAddress } from './locate-address';

/** The file of a ZIP code or of the key of a city. */
const load = (zipOrKey: string) =>
  readFile(path.join(import.meta.dirname, 'places', `${zipOrKey.charAt(0)}.txt`), 'utf8');

test('finds ZIP codes with their city, also those of post office boxes', async () => {
  const file = await load('9');
  expect(findZipCode(file, '95603')).toEqual({
    zip: '95603',
    city: 'Auburn',
    state: 'CA',
    coordinates: { lat: 38.91, lng: -121.08 },
  });
  expect(findZipCode(file, '95604')).toMatchObject({ zip: '95604', city: 'Auburn' });
  expect(findZipCode(await load('0'), '02108')).toMatchObject({ city: 'Boston', state: 'MA' });
});

test('an unknown ZIP code is located by its area; one of an unknown area is not found', async () => {
  expect(findZipCode(await load('9'), '95600')).toMatchObject({ zip: '95601' });
  expect(findZipCode(await load('0'), '00001')).toBeNull();
});

test('finds cities by name in all states or in one', async () => {
  const file = await load('a');
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

const unitedStates = 'United States';

test.each([
  ['905 Riley St, Folsom, CA 95630', null, 'Folsom, CA', 'California'],
  ['12345 Main St, Reno, NV 89501-1234', null, 'Reno, NV', 'Nevada'],
  ['905 Riley St\nFolsom, CA', null, 'Folsom, CA', 'California'],
  ['1 Pine St, Portland, Oregon', null, 'Portland, OR', 'Oregon'],
  ['1 Pine St, Portland', 'Maine', 'Portland, ME', 'Maine'],
  ['12345 Main St, Reno, NV', null, 'Reno, NV', 'Nevada'],
])('%j (%s) is in %s', async (address, region, label, state) => {
  const located = await locateAddress({ address, region, country: unitedStates }, load);
  expect(located).toEqual({
    label,
    region: state,
    coordinates: { lat: expect.any(Number), lng: expect.any(Number) },
  });
});

test.each([
  ['2-14-6 Kuramae, Taito City, Tokyo 111-0051', 'Japan'],
  ['12345 Main St', unitedStates],
  ['1 Main St, Nowhereville, CA', unitedStates],
])('%j in %s is not in the table', async (address, country) => {
  expect(await locateAddress({ address, country, region: null }, load)).toBeNull();
});
