import { formatShortTime, formatTime, minutesToTime, parseTime } from './time-of-day';

test.each([
  ['00:00', '12:00 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['17:00', '5:00 PM'],
])('formats the time %s as %s', (time, text) => expect(formatTime(time)).toBe(text));

test.each([
  ['17:00', '17:00'],
  ['17:00:00.000', '17:00'],
  [' 00:00 ', '00:00'],
  ['24:00', null],
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

test.each([
  ['17:00', '5p'],
  ['17:30', '5:30p'],
  ['00:00', '12a'],
])('the short form of %s is %s', (time, text) => expect(formatShortTime(time)).toBe(text));
