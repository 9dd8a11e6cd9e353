import {
  findOpenState,
  formatOpenStatus,
  type TaproomHours,
  toOpenStatus,
  findEarlyClosing,
  listEarlyClosingTimes,
  planEarlyClosing,
} from './open-status';
import type { OpeningHours } from './schema';
import { mapWeek } from '../location/constants';
import { noOpeningHours } from './week-hours';

const [newYork, pacific] = ['America/New_York', 'America/Los_Angeles'];

const daily = (opens: string, closes: string, timeZone = newYork) => ({
  timeZone,
  openingHours: { ...noOpeningHours(), regular: mapWeek(() => [{ opens, closes }]) } as OpeningHours,
});
const changed = ({ timeZone, openingHours }: TaproomHours, changes: Partial<OpeningHours>) => ({
  timeZone,
  openingHours: { ...openingHours, ...changes },
});
const except = (taproom: TaproomHours, from: string, to: string, reason: string | null, ...spans: [string, string][]) =>
  changed(taproom, { exceptions: [{ from, to, reason, spans: spans.map(([opens, closes]) => ({ opens, closes })) }] });
const early = (taproom: TaproomHours, date: string, closes: string) =>
  changed(taproom, { closesEarly: { date, closes } });

const daytime = daily('11:00', '20:00', pacific);
const weekdaysOnly = changed(daytime, { regular: { ...daytime.openingHours.regular, saturday: [], sunday: [] } });
const closed = { timeZone: newYork, openingHours: noOpeningHours() };
const late = except(daily('17:00', '02:00'), '2026-11-26', '2026-11-26', 'Thanksgiving');
const winter = except(daytime, '2026-12-24', '2027-01-02', 'winter break');
const christmasEve = except(daytime, '2026-12-24', '2026-12-24', 'Christmas Eve', ['11:00', '15:00']);
const lateEve = except(daytime, '2026-12-31', '2026-12-31', null, ['18:00', '01:30']);
const independenceDay = except(daytime, '2026-07-04', '2026-07-04', null);
const [lunch, dinner] = [
  { opens: '11:00', closes: '14:00' },
  { opens: '17:00', closes: '21:00' },
];
const twice = changed(daily('11:00', '14:00'), { regular: mapWeek(() => [lunch, dinner]) });
const tonight = early(late, '2026-11-24', '22:00');
const [atThree, notAtAll] = [early(twice, '2026-07-04', '15:00'), early(twice, '2026-07-04', '11:00')];
const unknownMonday = changed(daily('11:00', '20:00'), {
  regular: { ...mapWeek(() => [lunch]), sunday: [], monday: [] },
  texts: { monday: 'Ask us' },
});
const roundTheClock = except(daily('00:00', '00:00'), '2026-12-25', '2026-12-25', 'Christmas');
const [lateOnce, london] = [daily('17:00', '01:30'), daily('12:00', '23:00', 'Europe/London')];
const tokyo = daily('17:00', '23:00', 'Asia/Tokyo');
const lordHowe = daily('01:00', '03:00', 'Australia/Lord_Howe');

test.each<[string, TaproomHours, string, string | null]>([
  // The week.
  ['at opening time', daytime, '2026-07-04T18:00', 'Open until 8:00 PM'],
  ['a second before opening time', daytime, '2026-07-04T17:59:59', 'Closed · Opens at 11:00 AM'],
  ['at closing time', daytime, '2026-07-05T03:00', 'Closed · Opens tomorrow at 11:00 AM'],
  ['a closed weekday', weekdaysOnly, '2026-07-04T20:00', 'Closed · Opens Monday at 11:00 AM'],
  ['between two spans', twice, '2026-07-04T20:00', 'Closed · Opens at 5:00 PM'],
  ['never closing', daily('00:00', '00:00'), '2026-07-04T19:00', 'Open 24 hours'],
  ['never opening', closed, '2026-07-04T19:00', 'Closed'],
  // Exceptions.
  ['a closed day', late, '2026-11-26T20:00', 'Closed today for Thanksgiving · Opens tomorrow at 5:00 PM'],
  ['the evening before lasts into a closed day', late, '2026-11-26T06:30', 'Open until 2:00 AM'],
  ['a closed day has no hours after its midnight', late, '2026-11-27T06:00', 'Closed · Opens at 5:00 PM'],
  ['the day before a closed day, after closing', winter, '2026-12-24T05:00', 'Closed · Opens January 3 at 11:00 AM'],
  ['the first closed day', winter, '2026-12-24T20:00', 'Closed today for winter break · Opens January 3 at 11:00 AM'],
  ['other hours', christmasEve, '2026-12-24T20:00', 'Open until 3:00 PM'],
  ['after other hours', christmasEve, '2026-12-25T00:00', 'Closed · Opens tomorrow at 11:00 AM'],
  ['other hours that last past midnight', lateEve, '2027-01-01T09:00', 'Open until 1:30 AM'],
  ['closed without a reason', independenceDay, '2026-07-04T20:00', 'Closed today · Opens tomorrow at 11:00 AM'],
  // Closing early.
  ['before closing early', tonight, '2026-11-25T02:00', 'Open until 10:00 PM'],
  ['after closing early', tonight, '2026-11-25T03:00', 'Closed early today · Opens tomorrow at 5:00 PM'],
  ['closing early after midnight', early(late, '2026-11-24', '00:30'), '2026-11-25T05:15', 'Open until 12:30 AM'],
  ['the day after closing early', early(late, '2026-11-23', '22:00'), '2026-11-25T02:00', 'Open until 2:00 AM'],
  ['closing early between two spans', atThree, '2026-07-04T20:00', 'Closed early today · Opens tomorrow at 11:00 AM'],
  ['not opening at all', notAtAll, '2026-07-04T14:00', 'Closed today · Opens tomorrow at 11:00 AM'],
  // Unknown days.
  ['an unknown day', unknownMonday, '2026-07-06T16:00', null],
  ['a closed day before an unknown one', unknownMonday, '2026-07-05T16:00', 'Closed'],
  // Around the clock.
  ['open all day until a closed day', roundTheClock, '2026-12-22T17:00', 'Open 24 hours'],
  ['the last day before a closed day', roundTheClock, '2026-12-24T17:00', 'Open until 12:00 AM'],
  ['reopening for good', roundTheClock, '2026-12-26T17:00', 'Open 24 hours'],
  // Clock changes: New York skips 2 to 3 AM on March 8 and repeats 1 to 2 AM on November 1.
  ['the night before an hour is skipped', daytime, '2026-03-08T05:00', 'Closed · Opens tomorrow at 11:00 AM'],
  ['the night before an hour is repeated', daytime, '2026-11-01T05:00', 'Closed · Opens tomorrow at 11:00 AM'],
  ['closing at 2 AM when that is skipped', late, '2026-03-08T06:30', 'Open until 2:00 AM'],
  ['closed in the hour after', late, '2026-03-08T07:00', 'Closed · Opens at 5:00 PM'],
  ['a skipped span', daily('02:15', '02:45'), '2026-03-08T06:00', 'Closed · Opens at 2:15 AM'],
  ['closing at 1:30 AM, the first time', lateOnce, '2026-11-01T05:15', 'Open until 1:30 AM'],
  ['closing at 1:30 AM, the second time', lateOnce, '2026-11-01T06:15', 'Closed · Opens at 5:00 PM'],
  ['closing at 2 AM after the repeated hour', late, '2026-11-01T06:30', 'Open until 2:00 AM'],
  // Other zones.
  ['London on the night its summer time ends', london, '2026-10-24T23:30', 'Closed · Opens at 12:00 PM'],
  ['Tokyo', tokyo, '2026-07-04T07:59:59', 'Closed · Opens at 5:00 PM'],
  ['Lord Howe, whose clocks skip half an hour', lordHowe, '2026-10-03T15:45', 'Open until 3:00 AM'],
  ['Lord Howe, whose clocks repeat half an hour', lordHowe, '2026-04-04T15:15', 'Open until 3:00 AM'],
])('%s', (_case, taproom, now, expected) => {
  const instant = new Date(`${now}Z`);
  const state = findOpenState(taproom, instant);
  expect(state && formatOpenStatus(toOpenStatus(state, instant))).toBe(expected);
});

const afternoon = daily('11:00', '20:00');
const evening = daily('17:00', '02:00');

test.each<[string, TaproomHours, string, string, string]>([
  ['in the afternoon', afternoon, '18:00', '2026-07-04T19:00:00Z', '2026-07-04 18:00'],
  ['before opening', afternoon, '11:00', '2026-07-04T13:00:00Z', '2026-07-04 11:00'],
  ['at a time that has passed', afternoon, '14:00', '2026-07-04T19:00:00Z', '2026-07-04 14:00'],
  ['later than the hours', afternoon, '20:00', '2026-07-04T19:00:00Z', 'It closes at 8:00 PM today'],
  ['before the hours', afternoon, '10:00', '2026-07-04T19:00:00Z', 'It closes at 8:00 PM today'],
  ['after midnight, planned in the evening', evening, '00:30', '2026-07-05T01:00:00Z', '2026-07-04 00:30'],
  ['after midnight, planned then', evening, '01:00', '2026-07-05T04:30:00Z', '2026-07-04 01:00'],
  ['on a closed day', closed, '18:00', '2026-07-04T19:00:00Z', 'It is closed today'],
  ['on an unknown day', unknownMonday, '18:00', '2026-07-06T19:00:00Z', 'The hours of today are unknown'],
])('closes early %s', (_case, taproom, closes, now, expected) => {
  const plan = planEarlyClosing(taproom, closes, new Date(now));
  expect('error' in plan ? plan.error : `${plan.closesEarly.date} ${plan.closesEarly.closes}`).toBe(expected);
});

test('closing early is in effect until its business day is over', () => {
  const taproom = early(evening, '2026-07-04', '23:00');
  const isInEffect = (now: string) => findEarlyClosing(taproom, new Date(now)) !== null;
  expect(
    ['2026-07-04T05:00:00Z', '2026-07-04T06:00:00Z', '2026-07-05T05:59:00Z', '2026-07-05T06:00:00Z'].map(isInEffect),
  ).toEqual([false, true, true, false]);
});

test('offers each half hour until closing', () => {
  const list = (taproom: TaproomHours, now: string) => listEarlyClosingTimes(taproom, new Date(now));
  expect(list(afternoon, '2026-07-04T22:10:00Z')).toEqual(['18:30', '19:00', '19:30']);
  expect(list(evening, '2026-07-05T03:40:00Z')).toEqual(['00:00', '00:30', '01:00', '01:30']);
  expect(list(afternoon, '2026-07-05T00:00:00Z')).toEqual([]);
  expect(list(closed, '2026-07-05T00:00:00Z')).toEqual([]);
});
