import { expect, test } from 'vitest';
import { defaultHours } from './default-content';
import { getOpenStatus } from './open-status';

const { auburn, folsom } = defaultHours;
const lateHours = { ...auburn, friday: '5:00 PM - 2:00 AM', saturday: 'Closed', sunday: 'Closed' };

test.each([
  ['at noon', auburn, '2026-07-04T19:00:00Z', true, 'Open until 8:00 PM', '2026-07-05T03:00:00.000Z'],
  ['at opening time', auburn, '2026-07-04T18:00:00Z', true, 'Open until 8:00 PM', '2026-07-05T03:00:00.000Z'],
  [
    'a second before opening time',
    auburn,
    '2026-07-04T17:59:59Z',
    false,
    'Opens at 11:00 AM',
    '2026-07-04T18:00:00.000Z',
  ],
  ['at closing time', auburn, '2026-07-05T03:00:00Z', false, 'Opens tomorrow at 11:00 AM', '2026-07-05T18:00:00.000Z'],
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
  ['past midnight', lateHours, '2026-07-04T08:30:00Z', true, 'Open until 2:00 AM', '2026-07-04T09:00:00.000Z'],
  ['on a closed day', lateHours, '2026-07-04T20:00:00Z', false, 'Opens Monday at 11:00 AM', '2026-07-06T18:00:00.000Z'],
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
  const everyDay = (text: string) => Object.fromEntries(Object.keys(auburn).map((day) => [day, text])) as typeof auburn;
  const now = new Date('2026-07-04T19:00:00Z');
  expect(getOpenStatus(everyDay('Open 24 hours'), now)).toEqual({
    isOpen: true,
    text: 'Open 24 hours',
    changesAt: null,
  });
  expect(getOpenStatus(everyDay('Closed'), now)).toEqual({ isOpen: false, text: 'Closed', changesAt: null });
  expect(getOpenStatus(everyDay('Ask us'), now)).toBeNull();
});
