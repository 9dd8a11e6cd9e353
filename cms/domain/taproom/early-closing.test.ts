import { findEarlyClosing, listEarlyClosingTimes, planEarlyClosing } from './open-status';
import type { OpeningHours } from './schema';
import { mapWeek } from '../location/constants';
import { noOpeningHours } from './week-hours';

const at = (opens: string, closes: string): OpeningHours => ({
  ...noOpeningHours(),
  regular: mapWeek(() => [{ opens, closes }]),
});
const daytime = at('11:00', '20:00');
const late = at('17:00', '02:00');
const inNewYork = (openingHours: OpeningHours) => ({ openingHours, timeZone: 'America/New_York' });

test.each<[string, OpeningHours, string, string, string]>([
  ['in the afternoon', daytime, '18:00', '2026-07-04T19:00:00Z', '2026-07-04 18:00'],
  ['before opening', daytime, '11:00', '2026-07-04T13:00:00Z', '2026-07-04 11:00'],
  ['at a time that has passed', daytime, '14:00', '2026-07-04T19:00:00Z', '2026-07-04 14:00'],
  ['later than the hours', daytime, '20:00', '2026-07-04T19:00:00Z', 'It closes at 8:00 PM today'],
  [
    'at a time before opening, which is after closing',
    daytime,
    '10:00',
    '2026-07-04T19:00:00Z',
    'It closes at 8:00 PM today',
  ],
  ['after midnight, planned in the evening', late, '00:30', '2026-07-05T01:00:00Z', '2026-07-04 00:30'],
  ['after midnight, planned then', late, '01:00', '2026-07-05T04:30:00Z', '2026-07-04 01:00'],
  ['on a closed day', noOpeningHours(), '18:00', '2026-07-04T19:00:00Z', 'It is closed today'],
  [
    'on an unknown day',
    { ...noOpeningHours(), texts: { saturday: 'Ask us' } },
    '18:00',
    '2026-07-04T19:00:00Z',
    'The hours of today are unknown',
  ],
])('closes early %s', (_case, openingHours, closes, now, expected) => {
  const plan = planEarlyClosing(inNewYork(openingHours), closes, new Date(now));
  expect('error' in plan ? plan.error : `${plan.closesEarly.date} ${plan.closesEarly.closes}`).toBe(expected);
});

test('it is in effect until its business day is over', () => {
  const taproom = inNewYork({ ...late, closesEarly: { date: '2026-07-04', closes: '23:00' } });
  const isInEffect = (now: string) => findEarlyClosing(taproom, new Date(now)) !== null;
  expect(
    ['2026-07-04T05:00:00Z', '2026-07-04T06:00:00Z', '2026-07-05T05:59:00Z', '2026-07-05T06:00:00Z'].map(isInEffect),
  ).toEqual([false, true, true, false]);
});

test('offers each half hour until closing', () => {
  const list = (openingHours: OpeningHours, now: string) =>
    listEarlyClosingTimes(inNewYork(openingHours), new Date(now));
  expect(list(daytime, '2026-07-04T22:10:00Z')).toEqual(['18:30', '19:00', '19:30']);
  expect(list(late, '2026-07-05T03:40:00Z')).toEqual(['00:00', '00:30', '01:00', '01:30']);
  expect(list(daytime, '2026-07-05T00:00:00Z')).toEqual([]);
  expect(list(noOpeningHours(), '2026-07-05T00:00:00Z')).toEqual([]);
});
