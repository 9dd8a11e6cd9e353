import type { Data, Core } from '@strapi/strapi';
import { everyTaproom, repeatIntervals, type RepeatInterval } from '#domain/event/constants';
import { getLastDay } from '#domain/event/event-days';
import type { EventUpdate } from '#domain/event/input';
import { toStartText, getEndInstant, getStartInstant, type EventDates } from '#domain/event/schedule';
import type { Event } from '#domain/event/schema';
import { toSearchText } from '#domain/shared/fold-text';
import type { Image } from '#domain/shared/response-schemas';
import { toSortKey } from '#domain/shared/sort-key';
import { zoneOffset } from '#domain/time/zone';
import { type DerivedColumns, refillRows } from '#lib/derived-columns';
import { invalidInput } from '#lib/errors';
import { fileFields, toPublicImage, toStaffImage } from '#lib/media';
import { lockExclusive, lockShared } from '#lib/mutex';
import { findFreeStoredSlug } from '#lib/rows';
import { fetchTimeZone } from '#lib/site-settings/queries';
import {
  omitUndefined,
  toText,
  toClockTime,
  toInstant,
  emptyToNull,
  required,
  toStringArray,
} from '#lib/stored-values';
import { findTaproomNames, inEveryTaproom } from '#lib/taproom/queries';
import { lockTaproomsShared } from '#lib/taproom/rules';

export const eventUid = 'api::event.event';

/** The relations that serialization needs. */
export const eventPopulate = { images: { fields: fileFields }, taproom: { fields: ['name' as const] } };

export type EventDocument = Data.ContentType<'api::event.event'>;

/** The type that Strapi requires for a new event; `toEventDocument` returns the same fields untyped. */
export type NewEvent = Parameters<ReturnType<typeof strapi.documents<typeof eventUid>>['create']>[0]['data'];

/** Strapi's format of a time attribute. */
const toStoredTime = (time: string | undefined) => time && `${time}:00.000`;

export function toEventDocument(input: Partial<EventUpdate>): Record<string, unknown> {
  const { status, startTime, endTime, organizer, socialLinks, ...others } = input;
  const { tapRoom: _tapRoom, images: _images, updatedAt: _version, ...same } = others;
  return omitUndefined({
    ...same,
    eventStatus: status,
    startTime: toStoredTime(startTime),
    endTime: toStoredTime(endTime),
    organizerName: organizer?.name,
    organizerEmail: organizer?.email,
    organizerPhone: organizer?.phone,
    ...socialLinks,
  });
}

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

/** Leaves out the organizer's contact details and storage paths. */
export const publicEvent = (document: EventDocument): Event =>
  serializeEvent(document, (document.images ?? []).map(toPublicImage), {
    name: emptyToNull(document.organizerName),
    email: null,
    phone: null,
  });

export const staffImages = (document: EventDocument): Image[] => (document.images ?? []).map(toStaffImage);

export const staffEvent = (document: EventDocument): Event => ({
  ...serializeEvent(document, staffImages(document), {
    name: emptyToNull(document.organizerName),
    email: emptyToNull(document.organizerEmail),
    phone: emptyToNull(document.organizerPhone),
  }),
  ...(document.seriesId ? { series: { id: document.seriesId, interval: toInterval(document.seriesInterval) } } : {}),
});

export const toInterval = (stored: string | null | undefined): RepeatInterval | null =>
  repeatIntervals.find((interval) => interval === stored) ?? null;

/** The columns that events of one series share. An open-ended one has an interval, its first day, and that until which it has events. Strapi does not write hidden columns. */
export type Series = Partial<Record<'seriesId' | 'seriesInterval' | 'seriesStart' | 'seriesUntil', string | null>>;

/** Keeps the version of the events: for staff who edit one, it has not changed. */
export async function setSeries(where: object, series: Series): Promise<void> {
  // Strapi renames the fields of the object in place.
  await strapi.db
    .queryBuilder(eventUid)
    .where(where)
    .update({ ...series })
    .execute();
}

/** What the lists of events are searched and sorted by: texts, and times on the clock of the event's place. */
export const derivedEventColumns: DerivedColumns = {
  uid: eventUid,
  sources: ['title', 'description', 'location', 'startDate', 'endDate', 'startTime', 'endTime'],
  sorted: ['sort_start'],
  derive(row) {
    const title = toText(row['title']);
    const dates = eventDates(row);
    return {
      sortStart: `${toStartText(dates)} ${toSortKey(title)}`,
      lastDay: getLastDay(dates),
      searchText: toSearchText([title, toText(row['description']), toText(row['location'])]),
    };
  },
};

/** Null for a date that only a direct write to the database can have stored. */
const validOrNull = (instant: Date) => (Number.isNaN(instant.getTime()) ? null : instant);

/** Zones differ between versions of the system, and a write to the database can have stored anything. */
function isKnown(timeZone: string): boolean {
  try {
    return Number.isFinite(zoneOffset(timeZone, new Date(0)));
  } catch {
    return false;
  }
}

type RelatedRow = { taproom?: { timeZone: string | null } | null; timeZone: string };

const findTimeZone = ({ taproom, timeZone }: RelatedRow) =>
  taproom?.timeZone && isKnown(taproom.timeZone) ? taproom.timeZone : timeZone;

const lockKey = 'time zones of events';

/** When events start and end: in the time zone of their taproom; in that of the brewery for those in all taprooms. */
export const derivedEventTimes: DerivedColumns = {
  uid: eventUid,
  sources: ['startDate', 'endDate', 'startTime', 'endTime', 'taproom'],
  sorted: [],
  derive(row) {
    const dates = eventDates(row);
    const timeZone = findTimeZone(row as RelatedRow);
    return {
      startsAt: validOrNull(getStartInstant(dates, timeZone)),
      endsAt: validOrNull(getEndInstant(dates, timeZone)),
    };
  },
  related: {
    populate: { taproom: { select: ['timeZone'] } },
    readShared: async () => ({ timeZone: await fetchTimeZone() }),
    lock: () => lockShared(lockKey),
  },
};

/** Waits for writes of events that still use the zone before, and makes later ones wait for the new zone. */
export const lockTimeZones = () => lockExclusive(lockKey);

/** Call after a change of the zone of these events. */
export async function refillEventTimes(strapi: Core.Strapi, where: object): Promise<void> {
  await strapi.db.transaction(({ trx }) => refillRows(strapi, trx, derivedEventTimes, where));
}

/** Generated on creation, and never changed: the slug itself, or with the suffix -2, -3 … if it is taken. */
export const resolveEventSlug = (slug: string): Promise<string> => findFreeStoredSlug(eventUid, slug);

/** Includes hidden taprooms, which past events are in. */
export const fetchTapRooms = async (): Promise<string[]> => (await findTaproomNames()).map(({ name }) => name);

/** The field of the stored event: empty for all taprooms; none if there is no change. */
export async function toStoredTaproom(tapRoom: string | undefined): Promise<{ taproom?: string | null }> {
  if (tapRoom === undefined) return {};
  // An update locks before its first write; creates are locked by the middleware of events.
  await lockTaproomsShared();
  if (tapRoom === everyTaproom) return { taproom: null };
  const found = (await findTaproomNames()).find(({ name }) => name === tapRoom);
  if (!found) throw invalidInput([{ path: 'tapRoom', msg: 'Please choose a valid tap room' }]);
  return { taproom: found.documentId };
}

/** The taproom of a deleted event; null if it was deleted since. */
export const findStillStored = async (id: string | null): Promise<string | null> =>
  (await findTaproomNames()).find(({ documentId }) => documentId === id)?.documentId ?? null;

const inNamed = (tapRoom: string) => ({ taproom: { name: tapRoom } });

export const storedIn = (tapRoom: string) => (tapRoom === everyTaproom ? inEveryTaproom : inNamed(tapRoom));

/** A taproom includes events of All; the filter All applies none. */
export const takingPlaceIn = (tapRoom: string | undefined): object[] =>
  tapRoom === undefined || tapRoom === everyTaproom ? [] : [{ $or: [inNamed(tapRoom), inEveryTaproom] }];
