import { expect, test } from 'vitest';
import { parseHours } from './hours';

test.each([
  ['11:00 AM - 8:00 PM', [[660, 1200]]],
  ['11:00 AM – 8:00 PM', [[660, 1200]]],
  ['11am-8pm', [[660, 1200]]],
  ['11 a.m. to 8 p.m.', [[660, 1200]]],
  ['11 - 8 PM', [[660, 1200]]],
  ['5 - 9 PM', [[1020, 1260]]],
  ['11:00 - 20:00', [[660, 1200]]],
  ['12:00 PM - 12:00 AM', [[720, 1440]]],
  ['noon - midnight', [[720, 1440]]],
  ['5:00 PM - 2:00 AM', [[1020, 1560]]],
  [
    '5:00 PM - 9:00 PM, 11:00 AM - 2:00 PM',
    [
      [660, 840],
      [1020, 1260],
    ],
  ],
  ['Closed', []],
  ['closed for a private event', []],
  ['Open 24 hours', [[0, 1440]]],
  ['11:00\u202fAM\u00a0- 8:00 PM', [[660, 1200]]],
])('parses %j', (text, ranges) =>
  expect(parseHours(text)).toEqual(ranges.map(([opens, closes]) => ({ opens, closes }))),
);

test.each([
  '',
  'By appointment',
  '11:00 AM',
  '25:00 - 26:00',
  '13 PM - 2 PM',
  '11:75 AM - 1 PM',
  '1 - 2 - 3',
  '11:00 AM - 8:00 PM daily',
])('returns null for %j', (text) => expect(parseHours(text)).toBeNull());
