import { listErrors } from '../test/parse';
import { sampleEvent } from '../test/samples';
import { addDays } from '../time/plain-date';
import {
  listRepeatDates,
  moveToDate,
  nextDate,
  parseRepeatCount,
  repeatStatus,
  completeTimes,
  eventRepeat,
} from './recurrence';

/** On a Thursday. */
const event = sampleEvent({ startDate: '2026-10-15', endDate: '2026-10-15', startTime: '18:00', endTime: '20:00' });
const today = '2026-10-10';

test('listRepeatDates repeats weekly or every two weeks, after the event itself', () => {
  expect(listRepeatDates(event, { interval: 'week', count: 3 }, today)).toEqual([
    '2026-10-22',
    '2026-10-29',
    '2026-11-05',
  ]);
  expect(listRepeatDates(event, { interval: 'two-weeks', count: 2 }, today)).toEqual(['2026-10-29', '2026-11-12']);
  expect(listRepeatDates(event, { interval: 'week', count: 26 }, today)).toHaveLength(26);
});

test('repetitions of a past event start today or later, on its weekday', () => {
  expect(nextDate(event, today)).toBe('2026-10-22');
  expect(nextDate(event, '2026-11-19')).toBe('2026-11-19');
  expect(nextDate(event, '2026-11-20')).toBe('2026-11-26');
  expect(listRepeatDates(event, { interval: 'two-weeks', count: 2 }, '2026-11-20')).toEqual([
    '2026-11-26',
    '2026-12-10',
  ]);
});

const startingOn = (startDate: string) => ({ ...event, startDate, endDate: startDate });

test('monthly repetitions are on the same day of the month; shorter months have none', () => {
  const list = (startDate: string, count: number) =>
    listRepeatDates(startingOn(startDate), { interval: 'month-date', count }, today);
  expect(list('2026-11-15', 3)).toEqual(['2026-12-15', '2027-01-15', '2027-02-15']);
  expect(list('2026-10-31', 3)).toEqual(['2026-12-31', '2027-01-31', '2027-03-31']);
  expect(list('2025-02-28', 2)).toEqual(['2026-10-28', '2026-11-28']);
  expect(list('2200-10-31', 3)).toEqual(['2200-12-31']);
});

test('monthly repetitions are on the same weekday of the month; those of its fifth week are on the last one', () => {
  const list = (startDate: string, count: number) =>
    listRepeatDates(startingOn(startDate), { interval: 'month-weekday', count }, today);
  // The first Friday.
  expect(list('2026-11-06', 3)).toEqual(['2026-12-04', '2027-01-01', '2027-02-05']);
  // The fourth Thursday.
  expect(list('2026-11-26', 3)).toEqual(['2026-12-24', '2027-01-28', '2027-02-25']);
  // The last Saturday.
  expect(list('2026-10-31', 3)).toEqual(['2026-11-28', '2026-12-26', '2027-01-30']);
});

test.each([
  ['2', 2],
  [1, null],
  [27, null],
  ['2.5', null],
  ['', null],
])('the number of repetitions %j is %j', (entered, count) => expect(parseRepeatCount(entered)).toBe(count));

test('moveToDate moves the end date along', () => {
  expect(moveToDate({ ...event, endDate: '2026-10-17' }, '2026-12-31')).toEqual({
    startDate: '2026-12-31',
    endDate: '2027-01-02',
  });
  expect(moveToDate({ ...event, endDate: null }, '2026-12-31')).toEqual({ startDate: '2026-12-31', endDate: null });
});

test('dates after the last valid year are left out', () => {
  const last = { ...event, startDate: '2200-12-20', endDate: '2200-12-20' };
  expect(listRepeatDates(last, { interval: 'week', count: 4 }, today)).toEqual(['2200-12-27']);
});

test.each([
  ['published', 'published'],
  ['draft', 'draft'],
  ['cancelled', 'draft'],
  ['completed', 'draft'],
] as const)('copies of a %s event are %s', (status, expected) => expect(repeatStatus(status)).toBe(expected));

const dates = ['2026-07-11'];
const weeks = (count: number) => Array.from({ length: count }, (_, week) => addDays('2027-01-14', week * 7));

test.each([
  ['an event without end time', { endTime: null }, {}, ['endTime: End time is required']],
  ['with the missing end time', { endTime: null }, { endTime: '20:00' }, []],
  ['an end time after midnight', { endTime: null }, { endTime: '01:00' }, []],
  ['an end at the start', { endTime: null }, { endTime: '17:00' }, ['endTime: End time must be after start time']],
  ['its own date', {}, { dates: ['2026-07-04'] }, ['dates.0: Saturday, July 4, 2026 is the date of the event itself']],
  ['no dates', {}, { dates: [] }, ['dates: Please choose at least one date']],
  ['absent dates', {}, { dates: undefined }, ['dates: Please choose the dates']],
  ['an invalid date', {}, { dates: ['2027-02-30'] }, ['dates.0: Please enter a valid date']],
  ['too often', {}, { dates: weeks(54) }, ['dates: Please choose at most 53 dates']],
  ['a date twice', {}, { dates: [...dates, ...dates] }, ['dates.1: Saturday, July 11, 2026 is listed twice']],
])('repeating %s', (_, overrides, input, errors) =>
  expect(listErrors(eventRepeat(sampleEvent(overrides)), { dates, ...input })).toEqual(errors),
);

test('the times of the event are kept; an end after midnight has a date of its own', () => {
  const times = { startTime: '09:00', endTime: '01:00' };
  expect(completeTimes(sampleEvent({ endTime: null, endDate: null }), times)).toMatchObject({
    startTime: '17:00',
    endTime: '01:00',
    endDate: '2026-07-05',
  });
});
