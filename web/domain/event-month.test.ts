import { expect, test } from 'vitest';
import { sampleEvent } from '@domain/test/samples';
import { groupByMonth } from './event';

test('groups events by the month of their start, and leaves out months without events', () => {
  const dates = ['2026-06-30', '2026-07-01T00:00:00', '2026-07-31', '2027-01-01'];
  const groups = groupByMonth(
    dates.map((startDate) => sampleEvent({ _id: startDate, startDate, endDate: '2027-02-01' })),
  );
  expect(groups.map(({ month, events }) => [month, events.length])).toEqual([
    ['2026-06', 1],
    ['2026-07', 2],
    ['2027-01', 1],
  ]);
});
