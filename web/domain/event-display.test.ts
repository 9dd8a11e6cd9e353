import { expect, test } from 'vitest';
import { sampleEvent } from '@domain/test/samples';
import { formatEventDate, formatEventTime } from './event';

test.each([
  [{}, 'Saturday, July 4', '5:00 PM – 8:00 PM'],
  [{ endTime: null }, 'Saturday, July 4', '5:00 PM'],
  [{ startTime: null }, 'Saturday, July 4', 'Until 8:00 PM'],
  [{ startTime: null, endTime: null }, 'Saturday, July 4', null],
  [{ endTime: '01:00' }, 'Saturday, July 4', '5:00 PM – 1:00 AM'],
  [{ endDate: '2026-07-06' }, 'Saturday, July 4 – Monday, July 6', '5:00 PM – 8:00 PM'],
  [{ startDate: '2027-01-01', endDate: null }, 'Friday, January 1, 2027', '5:00 PM – 8:00 PM'],
])('formats an event with %j as %s, %s', (overrides, date, time) => {
  const event = sampleEvent(overrides);
  expect([formatEventDate(event, '2026-06-01'), formatEventTime(event)]).toEqual([date, time]);
});
