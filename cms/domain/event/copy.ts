import type { Event } from './schema';
import { moveToDate } from './recurrence';

/** A draft on another date, without attendees. */
export const copyEvent = (event: Event, startDate: string) => ({
  ...event,
  ...moveToDate(event, startDate),
  status: 'draft' as const,
  currentAttendees: 0,
});

/** The input fields of a copy, without those that belong to one event only: attendees, images, slug and version. */
export const copiedFields = (event: Event) => ({
  title: event.title,
  description: event.description ?? undefined,
  category: event.category,
  tapRoom: event.tapRoom,
  location: event.location ?? undefined,
  startDate: event.startDate,
  endDate: event.endDate ?? undefined,
  startTime: event.startTime ?? undefined,
  endTime: event.endTime ?? undefined,
  maxAttendees: event.maxAttendees,
  ticketPrice: event.ticketPrice,
  ticketUrl: event.ticketUrl,
  organizer: event.organizer,
  tags: event.tags,
  socialLinks: event.socialLinks,
  isPublic: event.isPublic,
  isFeatured: event.isFeatured,
});
