import { expect, test } from 'vitest';
import { copyEvent } from './copy';
import { sampleEvent } from './sample';

const event = sampleEvent({ startDate: '2026-10-28', endDate: '2026-10-29', currentAttendees: 12 });

test('copyEvent returns a draft one week later, without attendees', () =>
  expect(copyEvent(event, new Date('2026-10-20T12:00:00Z'))).toMatchObject({
    startDate: '2026-11-04',
    endDate: '2026-11-05',
    status: 'draft',
    currentAttendees: 0,
  }));

test('a copy of a past event is not in the past', () =>
  expect(copyEvent(event, new Date('2027-02-01T12:00:00Z'))).toMatchObject({
    startDate: '2027-02-03',
    endDate: '2027-02-04',
  }));
