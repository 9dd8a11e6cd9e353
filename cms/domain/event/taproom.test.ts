import { expect, test } from 'vitest';
import { isAtTaproom, matchingTapRooms } from './taproom';

test.each([
  ['Auburn', 'Auburn', true],
  ['All', 'Auburn', true],
  ['Folsom', 'Auburn', false],
  ['All', 'Folsom', true],
  ['Folsom', 'All', true],
] as const)('an event of %s is included for the filter %s: %j', (tapRoom, filter, expected) =>
  expect(isAtTaproom({ tapRoom }, filter)).toBe(expected),
);

test('the filter Auburn also matches All; the filter All matches every event', () => {
  expect(matchingTapRooms('Auburn')).toEqual(['Auburn', 'All']);
  expect([matchingTapRooms('All'), matchingTapRooms(undefined)]).toEqual([null, null]);
});
