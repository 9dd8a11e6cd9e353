import { expect, test } from 'vitest';
import { isAtTaproom } from './taproom';

test.each([
  ['Auburn', 'Auburn', true],
  ['All', 'Auburn', true],
  ['Folsom', 'Auburn', false],
  ['All', 'Folsom', true],
  ['Folsom', 'All', true],
] as const)('an event of %s is included for the filter %s: %j', (tapRoom, filter, expected) =>
  expect(isAtTaproom({ tapRoom }, filter)).toBe(expected),
);
