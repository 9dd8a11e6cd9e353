import { pacificTimeZone, pacificToday, parsePacificDate } from './pacific';
import { endOfDayIn, fromZonedDateTime, toZonedDateTime, zoneOffset, formatOffset } from './zone';

test.each([
  ['a summer evening', '2026-07-04', '17:00', '2026-07-05T00:00:00.000Z'],
  ['a winter evening', '2026-01-04', '17:00', '2026-01-05T01:00:00.000Z'],
  ['midnight', '2026-07-04', '00:00', '2026-07-04T07:00:00.000Z'],
  ['the minute before daylight time starts', '2026-03-08', '01:59', '2026-03-08T09:59:00.000Z'],
  ['a skipped time', '2026-03-08', '02:00', '2026-03-08T10:00:00.000Z'],
  ['another skipped time', '2026-03-08', '02:30', '2026-03-08T10:30:00.000Z'],
  ['the hour after the skipped one', '2026-03-08', '03:00', '2026-03-08T10:00:00.000Z'],
  ['the hour before daylight time ends', '2026-11-01', '00:59', '2026-11-01T07:59:00.000Z'],
  ['a repeated time to its first occurrence', '2026-11-01', '01:00', '2026-11-01T08:00:00.000Z'],
  ['another repeated time to its first occurrence', '2026-11-01', '01:59', '2026-11-01T08:59:00.000Z'],
  ['the hour after the repeated one', '2026-11-01', '02:00', '2026-11-01T10:00:00.000Z'],
  ['the last minute of a year', '2026-12-31', '23:59', '2027-01-01T07:59:00.000Z'],
])('converts %s (%s %s) to an instant', (_, date, time, instant) =>
  expect(fromZonedDateTime(pacificTimeZone, date, time).toISOString()).toBe(instant),
);

test.each([
  ['2026-07-05T00:00:00Z', '2026-07-04', '17:00', '-07:00'],
  ['2026-07-05T06:59:59Z', '2026-07-04', '23:59', '-07:00'],
  ['2026-07-05T07:00:00Z', '2026-07-05', '00:00', '-07:00'],
  ['2026-03-08T09:59:59.999Z', '2026-03-08', '01:59', '-08:00'],
  ['2026-03-08T10:00:00Z', '2026-03-08', '03:00', '-07:00'],
  ['2026-11-01T08:59:59Z', '2026-11-01', '01:59', '-07:00'],
  ['2026-11-01T09:00:00Z', '2026-11-01', '01:00', '-08:00'],
  ['2026-01-01T07:59:59Z', '2025-12-31', '23:59', '-08:00'],
])('converts %s to the Pacific time %s %s%s', (instant, date, time, offset) => {
  const now = new Date(instant);
  expect(toZonedDateTime(pacificTimeZone, now)).toMatchObject({ date, time });
  expect([pacificToday(now), formatOffset(zoneOffset(pacificTimeZone, now))]).toEqual([date, offset]);
});

test('days have 23 and 25 hours when daylight time starts and ends', () => {
  const startOfDay = (date: string) => fromZonedDateTime(pacificTimeZone, date, '00:00');
  const hours = (date: string) =>
    (endOfDayIn(pacificTimeZone, date).getTime() - startOfDay(date).getTime()) / 3_600_000;
  expect(['2026-03-07', '2026-03-08', '2026-11-01', '2026-11-02'].map(hours)).toEqual([24, 23, 25, 24]);
});

test.each([
  ['2026-07-04', '2026-07-04'],
  [' 2026-07-04T00:00:00 ', '2026-07-04'],
  ['2026-07-04T00:00:00.000', '2026-07-04'],
  ['2026-07-04T23:30', '2026-07-04'],
  ['2026-07-04T00:00:00Z', '2026-07-03'],
  ['2026-07-04T00:00:00.000Z', '2026-07-03'],
  ['2026-07-04T07:00:00Z', '2026-07-04'],
  ['2026-07-04T23:30:00-10:00', '2026-07-05'],
  ['2026-02-30', null],
  ['2026-13-01', null],
  ['2026-07-04T99:00:00Z', null],
  ['July 4, 2026', null],
  ['', null],
])('parses %j as the Pacific date %s', (text, date) => expect(parsePacificDate(text)).toBe(date));
