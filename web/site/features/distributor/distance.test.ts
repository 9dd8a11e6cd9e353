import { expect, test } from 'vitest';
import type { Distributor } from '@domain/distributor/schema';
import { distanceInMiles, formatMiles, sortByDistance } from './outlet';

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
  const distributor = (id: string, coordinates: Distributor['coordinates']) => ({ id, coordinates }) as Distributor;
  const sorted = sortByDistance(
    [distributor('tokyo', tokyo), distributor('reno', reno), distributor('reno 2', reno)],
    sacramento,
  );
  expect(sorted.map(({ item: { id } }) => id)).toEqual(['reno', 'reno 2', 'tokyo']);
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
