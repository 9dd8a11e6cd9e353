import { expect, test } from 'vitest';
import { findShownHours, lastsAllDay, layOutDay } from './day-columns';
import { sampleEvent } from './sample';

const date = '2026-11-01';

const at = (title: string, startTime: string | null, endTime: string | null, endDate = date) =>
  sampleEvent({ _id: title, title, startDate: date, endDate, startTime, endTime });

const layOut = (...events: ReturnType<typeof at>[]) =>
  layOutDay(events, date).blocks.map(({ event, start, end, column, columns }) => [
    event.title,
    start / 60,
    end / 60,
    `${column + 1}/${columns}`,
  ]);

test('events at the same time share the width; later ones have all of it', () => {
  expect(
    layOut(at('A', '18:00', '20:00'), at('B', '19:00', '21:00'), at('C', '20:00', '22:00'), at('D', '22:00', '23:00')),
  ).toEqual([
    ['A', 18, 20, '1/2'],
    ['B', 19, 21, '2/2'],
    ['C', 20, 22, '1/2'],
    ['D', 22, 23, '1/1'],
  ]);
});

test('a night ends at midnight, short events are high enough to read', () => {
  expect(
    layOut(at('Night', '21:00', '01:00', '2026-11-02'), at('Toast', '12:00', '12:05'), at('Open end', '14:00', null)),
  ).toEqual([
    ['Toast', 12, 12.75, '1/1'],
    ['Open end', 14, 15, '1/1'],
    ['Night', 21, 24, '1/1'],
  ]);
  expect(layOutDay([at('Night', '21:00', '01:00', '2026-11-02')], date).blocks).toMatchObject([
    { endsAfterMidnight: true },
  ]);
});

test('of too many events at the same time, the last column is left for their number', () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    at(`Event ${index}`, '18:00', index === 29 ? '23:00' : '20:00'),
  );
  const { blocks, hidden } = layOutDay([...many, at('Late', '23:00', '23:50')], date);
  expect(blocks.map(({ column, columns }) => `${column + 1}/${columns}`)).toEqual(['1/4', '2/4', '3/4', '1/1']);
  expect(hidden).toEqual([{ start: 18 * 60, end: 23 * 60, count: 27 }]);
  expect(layOutDay(many.slice(0, 4), date)).toMatchObject({ blocks: { length: 4 }, hidden: [] });
});

test('events without a time or of several days are not among the hours', () => {
  const others = [at('Market', null, null), at('Festival', '10:00', '18:00', '2026-11-02')];
  expect(others.map(lastsAllDay)).toEqual([true, true]);
  expect(layOut(...others)).toEqual([]);
  expect(lastsAllDay(at('Night', '21:00', '01:00'))).toBe(false);
});

test('the hours shown include early and late events', () => {
  expect(findShownHours([])).toEqual({ from: 10, to: 22 });
  expect(findShownHours([layOutDay([at('Run', '07:30', '09:00'), at('Night', '21:00', '01:00')], date)])).toEqual({
    from: 7,
    to: 24,
  });
});
