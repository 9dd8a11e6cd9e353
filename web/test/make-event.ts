import type { Event } from '@domain/event/event';

/** An event that says only what a test is about. */
export const makeEvent = (given: Partial<Event> & Pick<Event, '_id' | 'title'>): Event => ({
  description: null,
  category: 'other',
  tapRoom: 'Auburn',
  status: 'published',
  location: 'Boldridge Taproom, Auburn',
  startDate: '2026-07-04',
  endDate: null,
  startTime: '17:00',
  endTime: '20:00',
  maxAttendees: null,
  currentAttendees: null,
  ticketPrice: null,
  ticketUrl: null,
  organizer: { name: null, email: null, phone: null },
  tags: [],
  socialLinks: { facebook: null, instagram: null, website: null },
  isPublic: true,
  isFeatured: false,
  images: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...given,
});
