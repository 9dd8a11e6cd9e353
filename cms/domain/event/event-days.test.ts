import { listEventDays } from './event-days';
import { sampleEvent } from '../test/samples';

const days = (overrides: object) => listEventDays(sampleEvent(overrides), '2026-07-01', '2026-07-31');

test('an event is shown on each of its days', () => {
  expect(days({})).toEqual(['2026-07-04']);
  expect(days({ endDate: null, startTime: null, endTime: null })).toEqual(['2026-07-04']);
  expect(days({ endDate: '2026-07-06' })).toEqual(['2026-07-04', '2026-07-05', '2026-07-06']);
});

test('an event that ends at night is not shown on the next day', () => {
  expect(days({ endTime: '01:00' })).toEqual(['2026-07-04']);
  expect(days({ endDate: '2026-07-05', endTime: '01:00' })).toEqual(['2026-07-04']);
  expect(days({ endDate: '2026-07-05', endTime: '10:00' })).toEqual(['2026-07-04', '2026-07-05']);
});

test('only days in the range are returned', () => {
  expect(days({ startDate: '2020-01-01', endDate: '2026-07-02' })).toEqual(['2026-07-01', '2026-07-02']);
  expect(days({ startDate: '2026-07-31', endDate: '2099-01-01' })).toEqual(['2026-07-31']);
  expect(days({ startDate: '2026-06-30', endDate: '2026-06-30' })).toEqual([]);
});
