import { expect, test } from 'vitest';
import { formatFullDate, formatLongDate, formatShortDate } from './format';
import { endOfDay, fromPacificDateTime, pacificToday, toPacificDateTime } from './pacific';
import { parsePacificDate } from './pacific-date';
import { formatPacificOffset, toPacificIso } from './pacific-iso';
import { addDays, dayOfWeek, parsePlainDate } from './plain-date';
import { formatTime, minutesToTime, parseTime } from './time-of-day';

test.each([
  ['a summer evening', '2026-07-04', '17:00', '2026-07-05T00:00:00.000Z'],
  ['a winter evening', '2026-01-04', '17:00', '2026-01-05T01:00:00.000Z'],
  ['midnight', '2026-07-04', '00:00', '2026-07-04T07:00:00.000Z'],
  ['the minute before daylight time starts', '2026-03-08', '01:59', '2026-03-08T09:59:00.000Z'],
  ['a skipped time', '2026-03-08', '02:00', '2026-03-08T10:00:00.000Z'],
  ['another skipped time', '2026-03-08', '02:30', '2026-03-08T10:30:00.000Z'],
  ['the hour after the skipped one', '2026-03-08', '03:00', '2026-03-08T10:00:00.000Z'],
  ['the hour before daylight time ends', '2026-11-01', '00:59', '2026-11-01T07:59:00.000Z'],
  ['a repeated time: the first one', '2026-11-01', '01:00', '2026-11-01T08:00:00.000Z'],
  ['another repeated time: the first one', '2026-11-01', '01:59', '2026-11-01T08:59:00.000Z'],
  ['the hour after the repeated one', '2026-11-01', '02:00', '2026-11-01T10:00:00.000Z'],
  ['the last minute of a year', '2026-12-31', '23:59', '2027-01-01T07:59:00.000Z'],
])('converts %s (%s %s) to an instant', (_, date, time, instant) =>
  expect(fromPacificDateTime(date, time).toISOString()).toBe(instant),
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
  expect(toPacificDateTime(now)).toMatchObject({ date, time });
  expect([pacificToday(now), formatPacificOffset(now)]).toEqual([date, offset]);
});

test('days have 23 and 25 hours when daylight time starts and ends', () => {
  const hours = (date: string) => (endOfDay(date).getTime() - fromPacificDateTime(date, '00:00').getTime()) / 3_600_000;
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

test.each([
  ['2026-07-04', '17:00', '2026-07-04T17:00:00-07:00'],
  ['2026-12-04', '17:00', '2026-12-04T17:00:00-08:00'],
  ['2026-03-08', '02:30', '2026-03-08T03:30:00-07:00'],
])('formats %s %s as %s', (date, time, iso) => expect(toPacificIso(date, time)).toBe(iso));

test.each([
  ['00:00', '12:00 AM'],
  ['00:05', '12:05 AM'],
  ['09:30', '9:30 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['17:00', '5:00 PM'],
  ['23:59', '11:59 PM'],
])('formats the time %s as %s', (time, text) => expect(formatTime(time)).toBe(text));

test.each([
  ['17:00', '17:00'],
  ['17:00:00.000', '17:00'],
  [' 00:00 ', '00:00'],
  ['24:00', null],
  ['7:00', null],
  ['17:60', null],
  ['17:00:00:00', null],
  ['', null],
])('parses the time %j as %j', (text, expected) => expect(parseTime(text)).toBe(expected));

test.each([
  [0, '00:00'],
  [1439, '23:59'],
  [1440, '00:00'],
  [-60, '23:00'],
])('%i minutes since midnight are %s', (minutes, text) => expect(minutesToTime(minutes)).toBe(text));

test('formats dates in American English', () => {
  expect(formatLongDate('2026-07-04')).toBe('Saturday, July 4');
  expect(formatFullDate('2027-01-01')).toBe('Friday, January 1, 2027');
  expect(formatShortDate('2026-07-04')).toBe('Jul 4, 2026');
});

test('adds days across months, leap days and changes to and from daylight time', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-08', 1)).toBe('2026-03-09');
  expect(addDays('2026-11-02', -1)).toBe('2026-11-01');
  expect([dayOfWeek('2026-07-05'), dayOfWeek('2026-07-04')]).toEqual([0, 6]);
  expect(parsePlainDate('1899-12-31')).toBeNull();
});
