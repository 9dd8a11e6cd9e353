import { expect, test } from 'vitest';
import { findCoordinates } from './coordinates';

test.each([
  ['1180 Nevada Station Road, Auburn, CA 95602', { lat: 38.90369, lng: -121.08312 }],
  ['1180 Nevada Station Road\nAuburn CA  95602', { lat: 38.90369, lng: -121.08312 }],
  ['1181 Nevada Station Road, Auburn, CA 95602', null],
  [null, null],
])('the coordinates of %j are %j', (address, expected) => {
  expect(findCoordinates(address)).toEqual(expected);
});
