import { parsePosition, toCoordinateText } from './pin-field';

test.each([
  ['38.90369', ' -121.08312 ', { lat: 38.90369, lng: -121.08312 }],
  ['38.9', '', null],
  ['91', '0', null],
  ['north', '0', null],
  ['0', '0', { lat: 0, lng: 0 }],
])('%s, %s', (lat, lng, expected) => expect(parsePosition({ lat, lng })).toEqual(expected));

test('a position is rounded to about a meter', () => expect(toCoordinateText(-121.0831249)).toBe('-121.08312'));
