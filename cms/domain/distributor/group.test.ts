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

const outline = (distributors: Distributor[], homeState: string | null) =>
  groupDistributors(distributors, homeState).map(({ country, regions }) => [
    country,
    ...regions.map(({ region, members }) => `${region}: ${members.map(({ name }) => name).join(', ')}`),
  ]);

test('groups by country and region, sorted by name whatever the kind; the United States and the brewery’s state come first', () => {
  const sorted = [
    makeDistributor('United States', 'Oregon', 'Zed'),
    makeDistributor('Japan', null, 'beta'),
    makeDistributor('United States', 'California', 'Golden', 'shop'),
    makeDistributor('United States', 'Oregon', 'alder'),
    makeDistributor('Japan', null, 'Alpha', 'shop'),
    makeDistributor('United States', 'California', 'ember'),
    makeDistributor('United States', 'Alaska', 'Bear', 'shop'),
    makeDistributor('United States', 'California', 'apple', 'shop'),
  ].sort(compareDistributors);
  const japan = ['Japan', 'null: Alpha, beta'];
  const [alaska, california, oregon] = ['Alaska: Bear', 'California: apple, ember, Golden', 'Oregon: alder, Zed'];
  expect(outline(sorted, 'Oregon')).toEqual([['United States', oregon, alaska, california], japan]);
  expect(outline(sorted, 'California')).toEqual([['United States', california, alaska, oregon], japan]);
  expect(outline(sorted, null)).toEqual([['United States', alaska, california, oregon], japan]);
  expect(groupDistributors([], null)).toEqual([]);
});
