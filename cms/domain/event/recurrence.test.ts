import { expect, test } from 'vitest';
import { listRepeatDates, moveToDate, nextDate, repeatStatus } from './recurrence';
import { sampleEvent } from './sample';
import { getEndInstant, getStartInstant } from './schedule';

/** Thursdays, 6 to 8 PM; daylight time ends on Sunday, November 1. */
const event = sampleEvent({ startDate: '2026-10-15', endDate: '2026-10-15', startTime: '18:00', endTime: '20:00' });
const today = '2026-10-10';

test('listRepeatDates repeats weekly or every two weeks, after the event itself', () => {
  expect(listRepeatDates(event, { everyWeeks: 1, count: 3 }, today)).toEqual([
    '2026-10-22',
    '2026-10-29',
    '2026-11-05',
  ]);
  expect(listRepeatDates(event, { everyWeeks: 2, count: 2 }, today)).toEqual(['2026-10-29', '2026-11-12']);
  expect(listRepeatDates(event, { everyWeeks: 1, count: 26 }, today)).toHaveLength(26);
});

test('the local time stays when daylight time ends or begins', () => {
  const instants = (startDate: string) => {
    const copy = { ...event, ...moveToDate(event, startDate) };
    return [getStartInstant(copy).toISOString(), getEndInstant(copy).toISOString()];
  };
  expect(instants('2026-10-29')).toEqual(['2026-10-30T01:00:00.000Z', '2026-10-30T03:00:00.000Z']);
  expect(instants('2026-11-05')).toEqual(['2026-11-06T02:00:00.000Z', '2026-11-06T04:00:00.000Z']);
  expect(instants('2027-03-18')).toEqual(['2027-03-19T01:00:00.000Z', '2027-03-19T03:00:00.000Z']);
});

test('repetitions of a past event start today or later, on its weekday', () => {
  expect(nextDate(event, today)).toBe('2026-10-22');
  expect(nextDate(event, '2026-11-19')).toBe('2026-11-19');
  expect(nextDate(event, '2026-11-20')).toBe('2026-11-26');
  expect(listRepeatDates(event, { everyWeeks: 2, count: 2 }, '2026-11-20')).toEqual(['2026-11-26', '2026-12-10']);
});

test('moveToDate moves the end date along', () => {
  expect(moveToDate({ ...event, endDate: '2026-10-17' }, '2026-12-31')).toEqual({
    startDate: '2026-12-31',
    endDate: '2027-01-02',
  });
  expect(moveToDate({ ...event, endDate: null }, '2026-12-31')).toEqual({ startDate: '2026-12-31', endDate: null });
});

test('dates after the last valid year are left out', () => {
  const last = { ...event, startDate: '2200-12-20', endDate: '2200-12-20' };
  expect(listRepeatDates(last, { everyWeeks: 1, count: 4 }, today)).toEqual(['2200-12-27']);
});

test.each([
  ['published', 'published'],
  ['draft', 'draft'],
  ['cancelled', 'draft'],
  ['completed', 'draft'],
] as const)('copies of a %s event are %s', (status, expected) => expect(repeatStatus(status)).toBe(expected));
