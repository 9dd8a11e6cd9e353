/** Events as answers show them: every field by name. */
import type { Event } from '#domain/event/event';
import type { EventDates } from '#domain/event/when';
import type { Image } from '#domain/http/image';
import { publicImage, shownImages, staffImage } from '#lib/media';
import { clockTime, instant, orNull, present, textList } from '#lib/present';
import type { EventDocument } from './populate';

type StoredDates = { [Field in keyof EventDates]?: unknown };

const text = (value: unknown) => (typeof value === 'string' ? value : null);

/** Both databases keep more of a date and a time than anybody typed. */
export const eventDates = (stored: StoredDates): EventDates => ({
  startDate: String(stored.startDate).slice(0, 10),
  endDate: stored.endDate ? String(stored.endDate).slice(0, 10) : null,
  startTime: clockTime(text(stored.startTime)),
  endTime: clockTime(text(stored.endTime)),
});

const event = (document: EventDocument, images: Image[], organizer: Event['organizer']): Event => ({
  _id: document.documentId,
  title: present(document.title),
  description: orNull(document.description),
  category: document.category ?? 'other',
  tapRoom: document.tapRoom ?? 'All',
  status: document.status ?? 'draft',
  location: orNull(document.location),
  ...eventDates(document),
  maxAttendees: orNull(document.maxAttendees),
  currentAttendees: orNull(document.currentAttendees),
  ticketPrice: orNull(document.ticketPrice),
  ticketUrl: orNull(document.ticketUrl),
  organizer,
  tags: textList(document.tags),
  socialLinks: {
    facebook: orNull(document.facebook),
    instagram: orNull(document.instagram),
    website: orNull(document.website),
  },
  isPublic: document.isPublic ?? true,
  isFeatured: document.isFeatured ?? false,
  images,
  createdAt: instant(document.createdAt),
  updatedAt: instant(document.updatedAt),
});

/** api.md §3: how to reach an organizer is for staff only. */
export const publicEvent = (document: EventDocument): Event =>
  event(document, shownImages(document.images).map(publicImage), {
    name: orNull(document.organizerName),
    email: null,
    phone: null,
  });

export const staffImages = (document: EventDocument): Image[] => shownImages(document.images).map(staffImage);

export const staffEvent = (document: EventDocument): Event =>
  event(document, staffImages(document), {
    name: orNull(document.organizerName),
    email: orNull(document.organizerEmail),
    phone: orNull(document.organizerPhone),
  });
