import type { Event } from './event';

/** A complete event for tests, on a Saturday evening in Auburn. */
export const sampleEvent = (overrides: Partial<Event> = {}): Event => ({
  _id: 'e1',
  title: 'Trivia Night',
  description: 'Six rounds',
  category: 'community',
  tapRoom: 'Auburn',
  status: 'published',
  location: 'Auburn Taproom',
  startDate: '2026-07-04',
  endDate: '2026-07-04',
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
  createdAt: '2026-06-01T12:00:00.000Z',
  updatedAt: '2026-06-01T12:01:40.000Z',
  ...overrides,
});
