import { expect, test } from 'vitest';
import type { Distributor } from './distributor';
import { compareDistributors, groupDistributors } from './group';

const at = (country: string, region: string | null, name: string): Distributor => ({
  id: name,
  name,
  address: 'x',
  phone: null,
  country,
  region,
  coordinates: { lat: 0, lng: 0 },
});

test('distributors are grouped by country, then region, and sorted by name', () => {
  const listed = [
    at('United States', 'Oregon', 'Zed'),
    at('Japan', null, 'beta'),
    at('United States', 'California', 'Golden'),
    at('United States', 'Oregon', 'alder'),
    at('Japan', null, 'Alpha'),
    at('United States', 'California', 'ember'),
  ];
  const groups = groupDistributors(listed.sort(compareDistributors));
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
