import { parseRetryAfter } from './retry-after';

const now = Date.parse('2026-07-04T12:00:00Z');

test.each([
  ['42', 42],
  ['0', 0],
  ['Sat, 04 Jul 2026 12:01:30 GMT', 90],
  ['Sat, 04 Jul 2026 11:00:00 GMT', 0],
  ['soon', null],
  ['', null],
  [null, null],
])('parses Retry-After: %s as %s seconds', (value, seconds) => {
  expect(parseRetryAfter(value, now)).toBe(seconds);
});
