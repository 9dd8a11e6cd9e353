import type { Distributor } from '@domain/distributor/schema';
import { groupMarkers } from './distributor-map';

const makeDistributor = (id: string, lng: number, lat = 0): Distributor => ({
  id,
  name: id,
  kind: 'shop',
  address: '1 Shed Road',
  phone: null,
  country: 'United States',
  region: 'Nevada',
  coordinates: { lat, lng },
});

test('groups distributors whose markers would overlap at the zoom level', () => {
  const distributors = [makeDistributor('one', 0), makeDistributor('two', 5), makeDistributor('three', 1)];
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
    groupMarkers([makeDistributor('one', 0), makeDistributor('two', pixels, pixels)], ({ lat, lng }) => ({
      x: lng,
      y: lat,
    })).length;
  expect(groupDiagonal(33)).toBe(1);
  expect(groupDiagonal(34)).toBe(2);
});
