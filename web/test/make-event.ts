import type { Event } from '@domain/event/event';
import { sampleEvent } from '@domain/event/sample';

/** An event that says only what a test is about. */
export const makeEvent = (given: Partial<Event> & Pick<Event, '_id' | 'title'>): Event =>
  sampleEvent({
    description: null,
    category: 'other',
    location: 'Boldridge Taproom, Auburn',
    endDate: null,
    ...given,
  });
