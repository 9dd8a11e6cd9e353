import { expect, test } from 'vitest';
import { selectFeedEvents } from './feed-events';
import { sampleEvent } from '../event/sample';

test('a feed contains events of the last 90 days and later, including cancelled ones, but no drafts or private events', () => {
  const now = new Date('2026-10-03T03:00:00Z');
  const ids = (tapRoom: 'All' | 'Auburn') =>
    selectFeedEvents(
      [
        sampleEvent({ _id: 'ninety-days-ago' }),
        sampleEvent({ _id: 'a-minute-later', endTime: '20:01' }),
        sampleEvent({ _id: 'cancelled', startDate: '2027-01-01', endDate: null, status: 'cancelled' }),
        sampleEvent({ _id: 'folsom', startDate: '2026-12-01', endDate: null, tapRoom: 'Folsom' }),
        sampleEvent({ _id: 'both', startDate: '2026-11-01', endDate: null, tapRoom: 'All' }),
        sampleEvent({ _id: 'draft', startDate: '2026-11-01', endDate: null, status: 'draft' }),
        sampleEvent({ _id: 'private', startDate: '2026-11-01', endDate: null, isPublic: false }),
      ],
      tapRoom,
      now,
    ).map(({ _id }) => _id);
  expect(ids('All')).toEqual(['a-minute-later', 'both', 'folsom', 'cancelled']);
  expect(ids('Auburn')).toEqual(['a-minute-later', 'both', 'cancelled']);
});
