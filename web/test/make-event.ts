import type { Event } from '@domain/event/schema';
import { sampleEvent } from '@domain/test/samples';

/** An event without optional content. */
export const makeEvent = (overrides: Partial<Event> & Pick<Event, '_id' | 'title'>): Event =>
  sampleEvent({
    description: null,
    category: 'other',
    location: 'Boldridge Taproom, Auburn',
    endDate: null,
    ...overrides,
  });
