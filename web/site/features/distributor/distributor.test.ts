import type { Distributor } from '@domain/distributor/schema';
import type { City } from '../../../domain/place/place-data';
import { makeDistributor } from '../../../test/factories';
import { parsePlaceQuery, filterByArea, filterByText, rankCities } from './find-place';
import { distanceInMiles, formatMiles, sortByDistance } from './outlet';
import { finderParams, finderUrl } from './use-finder';
import { groupMarkers } from './distributor-map';

test.each(['95603', ' 95603 ', '95603-1234', '95603 1234', '956031234'])('"%s" is a ZIP code', (input) => {
  expect(parsePlaceQuery(input)).toEqual({ kind: 'zip', zip: '95603' });
});

test.each([
  ['california', 'California'],
  ['CA', 'California'],
  ['N.M.', 'New Mexico'],
])('"%s" is a state', (input, name) => {
  expect(parsePlaceQuery(input)).toEqual({ kind: 'state', name });
});

test.each([
  ['Auburn', 'Auburn', null],
  ['auburn,ca', 'auburn', 'CA'],
  ['Auburn  California', 'Auburn', 'CA'],
  ['Auburn, Calif. 95603', 'Auburn', 'CA'],
  ['Nevada City', 'Nevada City', null],
  ['Charleston West Virginia', 'Charleston', 'WV'],
  ['Washington, DC', 'Washington', 'DC'],
  ['New York', 'New York', null],
  ['New York, NY', 'New York', 'NY'],
  ['大阪', '大阪', null],
])('"%s" is the city %s in %s', (input, city, state) => {
  expect(parsePlaceQuery(input)).toMatchObject({ kind: 'text', city, state });
});

test.each([
  ['', 'Enter a ZIP code or city'],
  [' - ', 'Enter a ZIP code or city'],
  ['9560', 'Enter all five digits of the ZIP code'],
  ['956031', 'Enter all five digits of the ZIP code'],
])('"%s" returns the error "%s"', (input, error) => {
  expect(parsePlaceQuery(input)).toEqual({ kind: 'invalid', error });
});

const city = (state: string, zipCount: number): City => ({
  name: 'Portland',
  state,
  zipCount,
  coordinates: { lat: 0, lng: 0 },
});

test('ranks a city with a distributor first, then one in the brewery’s state, then the one with the most ZIP codes', () => {
  const cities = [city('TX', 2), city('ME', 10), city('CA', 1), city('OR', 1)];
  const inOregon = makeDistributor('a', { address: '1001 SE Water Ave, Portland, OR 97214' });
  expect(rankCities(cities, [inOregon], 'TX').map(({ state }) => state)).toEqual(['OR', 'TX', 'ME', 'CA']);
});

test('finds distributors by country, state and text in any case and without accents', () => {
  const all = [
    makeDistributor('reno', { region: 'Nevada', address: '128 E 4th St, Reno, NV 89501' }),
    makeDistributor('são paulo', { country: 'Brazil', address: 'Rua Nevada 1, São Paulo' }),
  ];
  const ids = (found: Distributor[]) => found.map(({ id }) => id);
  expect(ids(filterByArea(all, 'nevada'))).toEqual(['reno']);
  expect(ids(filterByArea(all, 'BRAZIL'))).toEqual(['são paulo']);
  expect(ids(filterByText(all, 'Sao paulo'))).toEqual(['são paulo']);
  expect(ids(filterByText(all, 'nevada'))).toEqual(['são paulo']);
});

const sacramento = { lat: 38.58, lng: -121.49 };
const reno = { lat: 39.53, lng: -119.81 };
const tokyo = { lat: 35.68, lng: 139.69 };

test('computes distances over land, across the date line and between opposite points', () => {
  expect(distanceInMiles(sacramento, sacramento)).toBe(0);
  expect(distanceInMiles(sacramento, reno)).toBeCloseTo(111.8, 0);
  expect(distanceInMiles(sacramento, tokyo)).toBeCloseTo(distanceInMiles(tokyo, sacramento));
  expect(distanceInMiles(sacramento, tokyo)).toBeGreaterThan(5100);
  expect(distanceInMiles(sacramento, tokyo)).toBeLessThan(5250);
  expect(distanceInMiles({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(12_437, 0);
});

test('sorts by distance and keeps the order of equally distant ones', () => {
  const places = { tokyo, reno, 'reno 2': reno };
  const all = Object.entries(places).map(([name, coordinates]) => makeDistributor(name, { coordinates }));
  const sorted = sortByDistance(all, sacramento);
  expect(sorted.map(({ id }) => id)).toEqual(['reno', 'reno 2', 'tokyo']);
});

test.each([
  [0, 'Under 1 mile'],
  [0.49, 'Under 1 mile'],
  [0.5, '1 mile'],
  [1.6, '2 miles'],
  [999.6, '1,000 miles'],
  [5180.2, '5,180 miles'],
])('formats %d miles as "%s"', (miles, text) => {
  expect(formatMiles(miles)).toBe(text);
});

test('each selection has one URL', () => {
  const params = new URLSearchParams('kind=shop&utm_source=mail&near=x&near=y');
  expect(finderParams(params, { near: 'Auburn, CA', kind: 'shop' }).toString()).toBe(
    'near=Auburn%2C+CA&kind=shop&utm_source=mail',
  );
  expect(finderUrl({ near: '95603', kind: null })).toBe('/distributors?near=95603');
  expect(finderUrl({ near: '', kind: null })).toBe('/distributors');
});

const makeAt = (name: string, lng: number, lat = 0) => makeDistributor(name, { coordinates: { lat, lng } });

test('groups distributors whose markers would overlap at the zoom level', () => {
  const distributors = [makeAt('one', 0), makeAt('two', 5), makeAt('three', 1)];
  const groupAt = (pixelsPerDegree: number) =>
    groupMarkers(distributors, ({ lat, lng }) => ({ x: lng * pixelsPerDegree, y: lat * pixelsPerDegree })).map(
      (group) => group.distributors.map(({ id }) => id),
    );
  expect(groupAt(1)).toEqual([['one', 'two', 'three']]);
  expect(groupAt(10)).toEqual([['one', 'three'], ['two']]);
  expect(groupAt(40)).toEqual([['one'], ['two'], ['three']]);
});

test('groups markers whose corners would overlap', () => {
  const groupDiagonal = (pixels: number) =>
    groupMarkers([makeAt('one', 0), makeAt('two', pixels, pixels)], ({ lat, lng }) => ({
      x: lng,
      y: lat,
    })).length;
  expect(groupDiagonal(33)).toBe(1);
  expect(groupDiagonal(34)).toBe(2);
});
