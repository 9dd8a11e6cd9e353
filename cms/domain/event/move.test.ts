import { expect, test } from 'vitest';
import { isAtTarget, moveEvent } from './move';
import { getEndInstant, getStartInstant } from './schedule';

const at = (startDate: string, startTime: string | null, endDate: string | null, endTime: string | null) => ({
  startDate,
  startTime,
  endDate,
  endTime,
});

const evening = at('2026-10-30', '19:00', '2026-10-30', '22:00');

test.each([
  ['to another date', evening, { date: '2026-11-02', time: null }, at('2026-11-02', '19:00', '2026-11-02', '22:00')],
  [
    'to another time, past midnight',
    evening,
    { date: '2026-10-31', time: '22:30' },
    at('2026-10-31', '22:30', '2026-11-01', '01:30'),
  ],
  [
    'of several days, across the end of a month',
    at('2026-10-30', '10:00', '2026-11-01', '18:00'),
    { date: '2026-12-30', time: null },
    at('2026-12-30', '10:00', '2027-01-01', '18:00'),
  ],
  [
    'past midnight without an end date',
    at('2026-10-30', '21:00', null, '01:00'),
    { date: '2026-10-31', time: '18:00' },
    at('2026-10-31', '18:00', null, '22:00'),
  ],
  [
    'past midnight with the end date of its start',
    at('2026-10-30', '21:00', '2026-10-30', '01:00'),
    { date: '2026-10-31', time: null },
    at('2026-10-31', '21:00', '2026-11-01', '01:00'),
  ],
  [
    'without an end time',
    at('2026-10-30', '19:00', '2026-10-30', null),
    { date: '2026-10-31', time: '20:15' },
    at('2026-10-31', '20:15', '2026-10-31', null),
  ],
  [
    'without times',
    at('2026-10-30', null, null, null),
    { date: '2026-10-31', time: '20:15' },
    at('2026-10-31', null, null, null),
  ],
])('moves an event %s', (_case, event, target, moved) => expect(moveEvent(event, target)).toEqual(moved));

test('an event keeps its local times when it is moved across the end of daylight time', () => {
  const moved = moveEvent(evening, { date: '2026-11-02', time: null });
  expect([getStartInstant(evening), getEndInstant(evening)].map((instant) => instant.toISOString())).toEqual([
    '2026-10-31T02:00:00.000Z',
    '2026-10-31T05:00:00.000Z',
  ]);
  expect([getStartInstant(moved), getEndInstant(moved)].map((instant) => instant.toISOString())).toEqual([
    '2026-11-03T03:00:00.000Z',
    '2026-11-03T06:00:00.000Z',
  ]);
});

test('a target is where the event is already, unless date or time differ', () => {
  expect(isAtTarget(evening, { date: '2026-10-30', time: null })).toBe(true);
  expect(isAtTarget(evening, { date: '2026-10-30', time: '19:00' })).toBe(true);
  expect(isAtTarget(evening, { date: '2026-10-30', time: '19:15' })).toBe(false);
  expect(isAtTarget(evening, { date: '2026-10-31', time: null })).toBe(false);
});
