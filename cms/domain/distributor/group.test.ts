import { expect, test } from 'vitest';
import type { Distributor } from './distributor';
import { compareDistributors, groupDistributors } from './group';

const makeDistributor = (country: string, region: string | null, name: string): Distributor => ({
  id: name,
  name,
  address: 'x',
  phone: null,
  country,
  region,
  coordinates: { lat: 0, lng: 0 },
});

test('groups distributors by country and region, sorted by name', () => {
  const unsorted = [
    makeDistributor('United States', 'Oregon', 'Zed'),
    makeDistributor('Japan', null, 'beta'),
    makeDistributor('United States', 'California', 'Golden'),
    makeDistributor('United States', 'Oregon', 'alder'),
    makeDistributor('Japan', null, 'Alpha'),
    makeDistributor('United States', 'California', 'ember'),
  ];
  const groups = groupDistributors(unsorted.sort(compareDistributors));
  const outline = groups.map(({ country, regions }) => [
    country,
    ...regions.map(({ region, distributors }) => `${region}: ${distributors.map(({ name }) => name).join(', ')}`),
  ]);
  expect(outline).toEqual([
    ['Japan', 'null: Alpha, beta'],
    ['United States', 'California: ember, Golden', 'Oregon: alder, Zed'],
  ]);
  expect(groupDistributors([])).toEqual([]);
});
