import { makeDistributor } from '../../../test/make-distributor';
import { groupMarkers } from './distributor-map';

const makeAt = (name: string, lng: number, lat = 0) => makeDistributor(name, { coordinates: { lat, lng } });

test('groups distributors whose markers would overlap at the zoom level', () => {
  const distributors = [makeAt('one', 0), makeAt('two', 5), makeAt('three', 1)];
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
    groupMarkers([makeAt('one', 0), makeAt('two', pixels, pixels)], ({ lat, lng }) => ({
      x: lng,
      y: lat,
    })).length;
  expect(groupDiagonal(33)).toBe(1);
  expect(groupDiagonal(34)).toBe(2);
});
