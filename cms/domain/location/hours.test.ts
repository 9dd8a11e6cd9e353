import { parseHours } from './hours';

test.each([
  ['11:00 AM - 8:00 PM', [[660, 1200]]],
  ['11 a.m. to 8 p.m.', [[660, 1200]]],
  ['11 - 8 PM', [[660, 1200]]],
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
  ['24/7', [[0, 1440]]],
  ['00:00-24:00', [[0, 1440]]],
  ['18:00 - 02:00', [[1080, 1560]]],
  ['11:00\u202fAM\u00a0- 8:00 PM', [[660, 1200]]],
])('parses %j', (text, ranges) =>
  expect(parseHours(text)).toEqual(ranges.map(([opens, closes]) => ({ opens, closes }))),
);

test.each([
  '',
  '25:00 - 26:00',
  '13 PM - 2 PM',
  '11:75 AM - 1 PM',
  '1 - 2 - 3',
  '11:00 AM - 8:00 PM daily',
  '11–8',
  '11am–8',
  '11:00 - 08:00',
])('returns null for %j', (text) => expect(parseHours(text)).toBeNull());
