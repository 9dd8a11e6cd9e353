import { everyTaproom } from '#domain/event/constants';
import type { Event } from '#domain/event/event';
import type { EventDates } from '#domain/event/schedule';
import type { Image } from '#domain/shared/image';
import { toPublicImage, toStaffImage } from '#lib/media';
import { toClockTime, toInstant, emptyToNull, required, toStringArray } from '#lib/stored-values';
import type { EventDocument } from './document';

type StoredDates = { [Field in keyof EventDates]?: unknown };

const stringOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/** Stored dates may include a time, and stored times include seconds. */
export const eventDates = (stored: StoredDates): EventDates => ({
  startDate: String(stored.startDate).slice(0, 10),
  endDate: stored.endDate ? String(stored.endDate).slice(0, 10) : null,
  startTime: toClockTime(stringOrNull(stored.startTime)),
  endTime: toClockTime(stringOrNull(stored.endTime)),
});

type StoredAttendance = { maxAttendees?: number | null; currentAttendees?: number | null };

/** The stored places, which an update is validated with. */
export const eventAttendance = ({ maxAttendees = null, currentAttendees = null }: StoredAttendance) => ({
  maxAttendees,
  currentAttendees,
});

const serializeEvent = (document: EventDocument, images: Image[], organizer: Event['organizer']): Event => ({
  _id: document.documentId,
  slug: required(document.slug),
  title: required(document.title),
  description: emptyToNull(document.description),
  category: document.category ?? 'other',
  tapRoom: document.taproom?.name ?? everyTaproom,
  status: document.eventStatus ?? 'draft',
  location: emptyToNull(document.location),
  ...eventDates({ ...document, startDate: required(document.startDate) }),
  maxAttendees: emptyToNull(document.maxAttendees),
  currentAttendees: emptyToNull(document.currentAttendees),
  ticketPrice: emptyToNull(document.ticketPrice),
  ticketUrl: emptyToNull(document.ticketUrl),
  organizer,
  tags: toStringArray(document.tags),
  socialLinks: {
    facebook: emptyToNull(document.facebook),
    instagram: emptyToNull(document.instagram),
    website: emptyToNull(document.website),
  },
  isPublic: document.isPublic ?? true,
  isFeatured: document.isFeatured ?? false,
  images,
  createdAt: toInstant(document.createdAt),
  updatedAt: toInstant(document.updatedAt),
});

/** Without the organizer's contact details and storage paths (api.md §3). */
export const publicEvent = (document: EventDocument): Event =>
  serializeEvent(document, (document.images ?? []).map(toPublicImage), {
    name: emptyToNull(document.organizerName),
    email: null,
    phone: null,
  });

export const staffImages = (document: EventDocument): Image[] => (document.images ?? []).map(toStaffImage);

export const staffEvent = (document: EventDocument): Event =>
  serializeEvent(document, staffImages(document), {
    name: emptyToNull(document.organizerName),
    email: emptyToNull(document.organizerEmail),
    phone: emptyToNull(document.organizerPhone),
  });
