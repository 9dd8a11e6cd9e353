import { expect, test } from 'vitest';
import type { Distributor } from '@domain/distributor/distributor';
import { groupByCoordinates } from './group-by-coordinates';

const createDistributor = (id: string, lat: number): Distributor => ({
  id,
  name: id,
  address: '1 Shed Road',
  phone: null,
  country: 'United States',
  region: 'Nevada',
  coordinates: { lat, lng: -119.8 },
});

test('groups distributors with the same coordinates', () => {
  const groups = groupByCoordinates([
    createDistributor('one', 39.5),
    createDistributor('two', 40),
    createDistributor('three', 39.5),
  ]);
  expect(groups.map(({ distributors }) => distributors.map(({ id }) => id))).toEqual([['one', 'three'], ['two']]);
});
