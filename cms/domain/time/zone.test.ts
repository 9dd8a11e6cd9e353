import { expect, test } from 'vitest';
import { isTimeZone, normalizeTimeZone } from './time-zone';
import { endOfDayIn, fromZonedDateTime, toZonedDateTime } from './zone';

test.each([
  ['a summer evening in New York', 'America/New_York', '2026-07-04', '17:00', '2026-07-04T21:00:00.000Z'],
  ['a skipped time in New York', 'America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
  ['a repeated time in New York', 'America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
  ['Phoenix without daylight time', 'America/Phoenix', '2026-07-04', '17:00', '2026-07-05T00:00:00.000Z'],
  ['a skipped time in London', 'Europe/London', '2026-03-29', '01:30', '2026-03-29T01:30:00.000Z'],
  ['a morning in Tokyo', 'Asia/Tokyo', '2026-07-04', '08:00', '2026-07-03T23:00:00.000Z'],
  ['a skipped half hour in Lord Howe', 'Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:45:00.000Z'],
  ['a repeated half hour in Lord Howe', 'Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45:00.000Z'],
])('converts %s to an instant', (_, timeZone, date, time, instant) =>
  expect(fromZonedDateTime(timeZone, date, time).toISOString()).toBe(instant),
);

test.each([
  ['America/New_York', '2026-07-04T03:59:59Z', '2026-07-03', '23:59'],
  ['Asia/Tokyo', '2026-07-04T15:00:00Z', '2026-07-05', '00:00'],
  ['Australia/Lord_Howe', '2026-10-03T15:30:00Z', '2026-10-04', '02:30'],
])('in %s it is %s: %s %s', (timeZone, instant, date, time) =>
  expect(toZonedDateTime(timeZone, new Date(instant))).toEqual({ date, time }),
);

test('days are shorter and longer by what daylight time skips and repeats', () => {
  const hours = (timeZone: string, date: string) =>
    (endOfDayIn(timeZone, date).getTime() - fromZonedDateTime(timeZone, date, '00:00').getTime()) / 3_600_000;
  expect([
    hours('Europe/London', '2026-03-29'),
    hours('Europe/London', '2026-10-25'),
    hours('Australia/Lord_Howe', '2026-10-04'),
    hours('Australia/Lord_Howe', '2026-04-05'),
    hours('America/Phoenix', '2026-03-08'),
  ]).toEqual([23, 25, 23.5, 24.5, 24]);
});

test.each([
  ['America/Los_Angeles', true],
  ['America/Argentina/Buenos_Aires', true],
  ['UTC', true],
  ['America/Auburn', false],
  ['EST', false],
  ['+05:00', false],
  ['', false],
])('%j is a time zone: %s', (name, expected) => expect(isTimeZone(name)).toBe(expected));

test('a time zone gets the usual spelling of its name', () =>
  expect(['US/Pacific', 'america/new_york'].map(normalizeTimeZone)).toEqual([
    'America/Los_Angeles',
    'America/New_York',
  ]));
