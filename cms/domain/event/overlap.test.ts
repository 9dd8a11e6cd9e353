import { expect, test } from 'vitest';
import { findOverlaps } from './overlap';
import { sampleEvent } from './sample';

const band = sampleEvent({ _id: 'band', startTime: '19:00', endTime: '22:00' });
const other = (overrides: Partial<typeof band>) => ({ ...band, _id: 'other', ...overrides });

test.each([
  ['at the same time', {}, true],
  ['that starts when it ends', { startTime: '22:00', endTime: '23:00' }, false],
  [
    'that ends in the night before its start',
    { startDate: '2026-07-03', endDate: '2026-07-04', startTime: '21:00', endTime: '01:00' },
    false,
  ],
  ['that ends at night, after its start', { startTime: '18:00', endTime: '01:00' }, true],
  ['in all taprooms', { tapRoom: 'All' }, true],
  ['in another taproom', { tapRoom: 'Folsom' }, false],
  ['that is cancelled', { status: 'cancelled' as const }, false],
  ['of several days', { startDate: '2026-07-03', endDate: '2026-07-05' }, false],
  ['without a time', { startTime: null, endTime: null }, false],
  ['without an end, within it', { startTime: '20:00', endTime: null }, true],
  ['that is itself', { _id: 'band' }, false],
])('an event %s', (_case, overrides, overlaps) =>
  expect(findOverlaps(band, [other(overrides)])).toHaveLength(overlaps ? 1 : 0),
);
