import { expect, test } from 'vitest';
import { defaultHours, fillContact, fillHours } from './default-content';
import { hasOwnHeroPage, resolveHeroPage } from './hero-page';
import { parseHours } from './hours';
import { getOpenStatus } from './open-status';
import { openingHoursData, weekRows } from './week';

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

const auburn = defaultHours.auburn;
const folsom = defaultHours.folsom;
const late = { ...auburn, friday: '5:00 PM - 2:00 AM', saturday: 'Closed', sunday: 'Closed' };

test.each([
  ['at noon', auburn, '2026-07-04T19:00:00Z', true, 'Open until 8:00 PM', '2026-07-05T03:00:00.000Z'],
  ['as it opens', auburn, '2026-07-04T18:00:00Z', true, 'Open until 8:00 PM', '2026-07-05T03:00:00.000Z'],
  ['a second before it opens', auburn, '2026-07-04T17:59:59Z', false, 'Opens at 11:00 AM', '2026-07-04T18:00:00.000Z'],
  ['as it closes', auburn, '2026-07-05T03:00:00Z', false, 'Opens tomorrow at 11:00 AM', '2026-07-05T18:00:00.000Z'],
  [
    'Folsom on a Friday evening',
    folsom,
    '2026-07-04T04:30:00Z',
    true,
    'Open until 10:00 PM',
    '2026-07-04T05:00:00.000Z',
  ],
  [
    'Folsom on a Thursday evening',
    folsom,
    '2026-07-03T04:30:00Z',
    false,
    'Opens tomorrow at 11:00 AM',
    '2026-07-03T18:00:00.000Z',
  ],
  ['past midnight', late, '2026-07-04T08:30:00Z', true, 'Open until 2:00 AM', '2026-07-04T09:00:00.000Z'],
  ['on a closed day', late, '2026-07-04T20:00:00Z', false, 'Opens Monday at 11:00 AM', '2026-07-06T18:00:00.000Z'],
  ['in winter', auburn, '2026-01-04T19:00:00Z', true, 'Open until 8:00 PM', '2026-01-05T04:00:00.000Z'],
  [
    'the night before daylight time starts',
    auburn,
    '2026-03-08T05:00:00Z',
    false,
    'Opens tomorrow at 11:00 AM',
    '2026-03-08T18:00:00.000Z',
  ],
  [
    'the night before daylight time ends',
    auburn,
    '2026-11-01T05:00:00Z',
    false,
    'Opens tomorrow at 11:00 AM',
    '2026-11-01T19:00:00.000Z',
  ],
])('open status: %s', (_, hours, now, isOpen, text, changesAt) => {
  const status = getOpenStatus(hours, new Date(now));
  expect({ ...status, changesAt: status?.changesAt?.toISOString() }).toEqual({ isOpen, text, changesAt });
});

test('open status of a taproom that never closes, never opens, or has hours that cannot be parsed', () => {
  const all = (text: string) => Object.fromEntries(Object.keys(auburn).map((day) => [day, text])) as typeof auburn;
  const now = new Date('2026-07-04T19:00:00Z');
  expect(getOpenStatus(all('Open 24 hours'), now)).toEqual({ isOpen: true, text: 'Open 24 hours', changesAt: null });
  expect(getOpenStatus(all('Closed'), now)).toEqual({ isOpen: false, text: 'Closed', changesAt: null });
  expect(getOpenStatus(all('Ask us'), now)).toBeNull();
});

test('missing hours and contact fields get the defaults', () => {
  expect(fillHours('folsom', { friday: 'Closed', monday: ' ', display: null })).toEqual({
    ...folsom,
    friday: 'Closed',
  });
  expect(fillHours('auburn', null)).toEqual(auburn);
  expect(fillContact('auburn', { phone: '(555) 555-5555', email: '' })).toMatchObject({
    phone: '(555) 555-5555',
    email: 'hello@boldridge.example',
  });
});

test('the week starts on Monday', () =>
  expect(
    weekRows(folsom)
      .map(({ label, text }) => `${label} ${text}`)
      .slice(3, 5),
  ).toEqual(['Thursday 11:00 AM - 9:00 PM', 'Friday 11:00 AM - 10:00 PM']));

test('structured data groups days with equal hours and omits closed days', () =>
  expect(openingHoursData({ ...folsom, monday: 'Closed', tuesday: 'Ask', sunday: '5:00 PM - 12:00 AM' })).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Wednesday', 'Thursday'], opens: '11:00', closes: '21:00' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Friday', 'Saturday'], opens: '11:00', closes: '22:00' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Sunday'], opens: '17:00', closes: '23:59' },
  ]));

test.each([
  ['main-website', 'home', 'main-website', true],
  ['auburn', 'taproom', 'auburn', true],
  ['auburn', 'beers', 'main-website', false],
  ['folsom', 'home', 'folsom', true],
  ['folsom', 'beers', null, false],
  ['main-website', 'taproom', null, false],
  ['reno', 'home', null, false],
  ['constructor', 'home', null, false],
])('the page %s/%s shows the hero images of %s', (site, page, location, isOwn) => {
  expect(resolveHeroPage(site, page)?.location ?? null).toBe(location);
  expect(hasOwnHeroPage(site, page)).toBe(isOwn);
});
