import { expect, test } from 'vitest';
import { sampleEvent } from './sample';
import { sortTimeline } from './timeline';

const at = (title: string, startDate: string, startTime: string | null = '17:00') =>
  sampleEvent({ _id: title, title, startDate, endDate: startDate, startTime, endTime: startTime && '20:00' });

test('upcoming events are sorted soonest first, past ones latest first', () => {
  const events = [
    at('in a week', '2026-07-11'),
    at('long ago', '2025-07-04'),
    at('tonight', '2026-07-04'),
    at('yesterday', '2026-07-03'),
    at('all day', '2026-07-04', null),
  ];
  // 5:30 PM in Auburn: tonight's event has begun and is not over.
  const { upcoming, past } = sortTimeline(events, new Date('2026-07-05T00:30:00Z'));
  expect(upcoming.map(({ title }) => title)).toEqual(['all day', 'tonight', 'in a week']);
  expect(past.map(({ title }) => title)).toEqual(['yesterday', 'long ago']);
});
