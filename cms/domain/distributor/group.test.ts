import { expect, test } from 'vitest';
import type { Distributor } from './schema';
import { compareDistributors, groupDistributors } from './group';
import type { DistributorKind } from './kind';

const makeDistributor = (
  country: string,
  region: string | null,
  name: string,
  kind: DistributorKind = 'wholesaler',
): Distributor => ({
  id: name,
  name,
  kind,
  address: 'x',
  phone: null,
  country,
  region,
  coordinates: { lat: 0, lng: 0 },
});

const outline = (distributors: Distributor[]) =>
  groupDistributors(distributors).map(({ country, regions }) => [
    country,
    ...regions.map(({ region, members }) => `${region}: ${members.map(({ name }) => name).join(', ')}`),
  ]);

test('groups by country and region, sorted by name whatever the kind; the United States and California come first', () => {
  const unsorted = [
    makeDistributor('United States', 'Oregon', 'Zed'),
    makeDistributor('Japan', null, 'beta'),
    makeDistributor('United States', 'California', 'Golden', 'shop'),
    makeDistributor('United States', 'Oregon', 'alder'),
    makeDistributor('Japan', null, 'Alpha', 'shop'),
    makeDistributor('United States', 'California', 'ember'),
    makeDistributor('United States', 'Alaska', 'Bear', 'shop'),
    makeDistributor('United States', 'California', 'apple', 'shop'),
  ];
  expect(outline(unsorted.sort(compareDistributors))).toEqual([
    ['United States', 'California: apple, ember, Golden', 'Alaska: Bear', 'Oregon: alder, Zed'],
    ['Japan', 'null: Alpha, beta'],
  ]);
  expect(groupDistributors([])).toEqual([]);
});
