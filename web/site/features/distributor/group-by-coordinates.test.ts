import { expect, test } from 'vitest';
import type { Distributor } from '@domain/distributor/distributor';
import { groupByCoordinates } from './group-by-coordinates';

const at = (id: string, lat: number): Distributor => ({
  id,
  name: id,
  address: '1 Shed Road',
  phone: null,
  country: 'United States',
  region: 'Nevada',
  coordinates: { lat, lng: -119.8 },
});

test('two who share a warehouse share a pin', () => {
  const places = groupByCoordinates([at('one', 39.5), at('two', 40), at('three', 39.5)]);
  expect(places.map(({ distributors }) => distributors.map(({ id }) => id))).toEqual([['one', 'three'], ['two']]);
});
