import { copyEvent } from './copy';
import { sampleEvent } from '../test/samples';

test('copyEvent returns a draft on the given date, without attendees', () => {
  const event = sampleEvent({ startDate: '2026-10-28', endDate: '2026-10-29', currentAttendees: 12 });
  expect(copyEvent(event, '2026-11-04')).toMatchObject({
    startDate: '2026-11-04',
    endDate: '2026-11-05',
    status: 'draft',
    currentAttendees: 0,
  });
});
