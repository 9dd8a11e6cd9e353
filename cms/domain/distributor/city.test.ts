import { expect, test } from 'vitest';
import { filterByArea, filterByText, rankCities, type City } from './city';
import type { Distributor } from './distributor';

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

test('ranks a city with a distributor first, then one in California, then the one with the most ZIP codes', () => {
  const cities = [city('TX', 2), city('ME', 10), city('CA', 1), city('OR', 1)];
  const inOregon = makeDistributor('a', { address: '1001 SE Water Ave, Portland, OR 97214' });
  expect(rankCities(cities, [inOregon]).map(({ state }) => state)).toEqual(['OR', 'CA', 'ME', 'TX']);
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
