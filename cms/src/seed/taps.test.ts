import { demoTaprooms } from '#domain/taproom/demo';
import { whileOpen } from './taps';

const [auburn, folsom] = demoTaprooms;

test.each([
  ['open', auburn, '2026-06-03T20:00:00Z', '2026-06-03T20:00:00.000Z'],
  ['before opening', auburn, '2026-06-03T15:21:00Z', '2026-06-03T02:40:00.000Z'],
  ['at opening', auburn, '2026-06-03T18:00:00Z', '2026-06-03T18:00:00.000Z'],
  ['after closing', auburn, '2026-06-04T04:30:00Z', '2026-06-04T02:40:00.000Z'],
  ['in the night after a Friday', folsom, '2026-06-06T09:00:00Z', '2026-06-06T04:40:00.000Z'],
  ['in winter', folsom, '2026-12-01T10:00:00Z', '2026-12-01T04:40:00.000Z'],
])('a time when the taproom is %s', (_case, taproom, time, expected) =>
  expect(whileOpen(taproom, new Date(time)).toISOString()).toBe(expected),
);
