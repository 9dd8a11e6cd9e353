import { expect, test } from 'vitest';
import type { Distributor } from '@domain/distributor/schema';
import type { City } from '../../../domain/place/place-data';
import { parsePlaceQuery, filterByArea, filterByText, rankCities } from './find-place';

test.each(['95603', ' 95603 ', '95603-1234', '95603 1234', '956031234'])('"%s" is a ZIP code', (input) => {
  expect(parsePlaceQuery(input)).toEqual({ query: { kind: 'zip', zip: '95603' } });
});

test.each([
  ['california', 'California'],
  ['CA', 'California'],
  ['N.M.', 'New Mexico'],
])('"%s" is a state', (input, name) => {
  expect(parsePlaceQuery(input)).toEqual({ query: { kind: 'state', name } });
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
  expect(parsePlaceQuery(input)).toMatchObject({ query: { kind: 'text', city, state } });
});

test.each([
  ['', 'Enter a ZIP code or city'],
  [' - ', 'Enter a ZIP code or city'],
  ['9560', 'Enter all five digits of the ZIP code'],
  ['956031', 'Enter all five digits of the ZIP code'],
])('"%s" returns the error "%s"', (input, error) => {
  expect(parsePlaceQuery(input)).toEqual({ error });
});

const makeDistributor = (id: string, fields: Partial<Distributor>): Distributor => ({
  id,
  name: id,
  kind: 'shop',
  address: '1 Main St',
  phone: null,
  country: 'United States',
  region: null,
  coordinates: { lat: 0, lng: 0 },
  ...fields,
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
