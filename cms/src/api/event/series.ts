/** Series of repeated events: changes and deletes of several at once, and the events that follow in an open-ended one. */
import { isDeepStrictEqual } from 'node:util';
import type { RepeatInterval, SeriesScope } from '#domain/event/constants';
import { copiedFields } from '#domain/event/copy';
import type { EventInput, EventUpdate } from '#domain/event/input';
import {
  completeTimes,
  type EventRepeat,
  listRepeatDates,
  maxRepeatDates,
  moveToDate,
  repeatStatus,
  seriesHorizon,
} from '#domain/event/recurrence';
import type { EventDates } from '#domain/event/schedule';
import type { Event } from '#domain/event/schema';
import { formatFullDate } from '#domain/time/format';
import { addDays, daysBetween } from '#domain/time/plain-date';
import { todayIn } from '#domain/time/zone';
import { conflict, rejectStale } from '#lib/errors';
import { changeImages, toFileIds } from '#lib/media';
import { withLock } from '#lib/mutex';
import { fetchTimeZone } from '#lib/site-settings/queries';
import { required } from '#lib/stored-values';
import {
  eventDates,
  type EventDocument,
  eventPopulate,
  eventUid,
  type NewEvent,
  type Series,
  setSeries,
  staffEvent,
  storedIn,
  toEventDocument,
  toInterval,
  toStoredTaproom,
} from './document';
import {
  applyUpdate,
  type DeleteOptions,
  findEvent,
  notEnded,
  removeEvent,
  saveEvent,
  withLockedEvent,
} from './events';

/** The images that a copy shares with its source: the listed ones in their order, or all. */
async function copyImages({ images }: EventDocument, listed?: EventInput['images']) {
  const shared = (images ?? []).filter(({ url }) => !listed || listed.some((image) => image.url === url));
  return listed ? changeImages(shared, listed) : toFileIds(shared);
}

type Fields = Parameters<typeof toEventDocument>[0];

async function create(fields: Fields, images: (number | string)[], series: Series = {}): Promise<EventDocument> {
  const data: object = { ...toEventDocument(fields), ...(await toStoredTaproom(fields.tapRoom)), images };
  const { documentId } = await strapi.documents(eventUid).create({ data: data as NewEvent });
  if (series.seriesId) await setSeries({ documentId }, series);
  return findEvent(documentId);
}

/** Creates an event with the listed images of `sourceId`, in their order; with all of them if none are listed. */
export const duplicateEvent = (sourceId: string, input: EventInput): Promise<EventDocument> =>
  withLockedEvent(sourceId, async (source) => create(input, await copyImages(source, input.images)));

/** The event starts a series, or the copies join that of the event. */
async function startSeries(source: EventDocument, interval: RepeatInterval | null, now: Date): Promise<Series> {
  const { documentId, seriesId } = source;
  const openEnded: Series = {
    seriesInterval: interval,
    seriesStart: eventDates(source).startDate,
    seriesUntil: seriesHorizon(todayIn(await fetchTimeZone(), now)),
  };
  const series: Series = { seriesId: seriesId ?? documentId, ...(interval ? openEnded : {}) };
  await setSeries(seriesId ? { seriesId } : { documentId }, series);
  return series;
}

/** Creates one copy per date, all or none. They are a series with the event, or join that of the event. */
export const repeatEvent = (
  sourceId: string,
  parse: (source: EventDocument) => EventRepeat,
  now: Date,
): Promise<EventDocument[]> =>
  withLockedEvent(sourceId, async (source) => {
    const { dates, interval, updatedAt, ...times } = parse(source);
    rejectStale({ updatedAt: required(source.updatedAt) }, updatedAt);
    const event = completeTimes(staffEvent(source), times);
    await assertFreeDates(event, dates);
    const series = await startSeries(source, interval ?? null, now);
    return createCopies(source, event, { dates: [...dates].sort(), series });
  });

type Copies = { dates: readonly string[]; series: Series };

/** `event` has what the stored one lacks. */
async function createCopies(source: EventDocument, event: Event, { dates, series }: Copies): Promise<EventDocument[]> {
  const images = await copyImages(source);
  const copies: EventDocument[] = [];
  for (const date of dates) copies.push(await create(toRepetition(event, date), images, series));
  return copies;
}

const toRepetition = (event: Event, date: string) => ({
  ...copiedFields({ ...event, ...moveToDate(event, date) }),
  status: repeatStatus(event.status),
});

/** Repeating an event again must not double the dates that exist already. */
async function assertFreeDates({ title, tapRoom, startTime }: Event, dates: string[]): Promise<void> {
  const rows: { startDate: string; startTime: string | null }[] = await strapi.db.query(eventUid).findMany({
    select: ['startDate', 'startTime'],
    where: { title, startDate: { $in: dates }, eventStatus: { $ne: 'cancelled' }, ...storedIn(tapRoom) },
  });
  const taken = new Set(
    rows
      .filter((row) => (row.startTime?.slice(0, 5) ?? null) === startTime)
      .map(({ startDate }) => String(startDate).slice(0, 10)),
  );
  if (taken.size === 0) return;
  const errors = dates.flatMap((date, index) =>
    taken.has(date) ? { path: `dates.${index}`, msg: `Already scheduled on ${formatFullDate(date)}` } : [],
  );
  throw conflict('already-scheduled', errors.map(({ msg }) => msg).join('. '), errors);
}

type Options = { scope: SeriesScope; now: Date };

/** The other events that a change applies to, earliest first; none that is over. */
async function findOthers(event: EventDocument, { scope, now }: Options): Promise<EventDocument[]> {
  if (scope === 'this' || !event.seriesId) return [];
  return strapi.documents(eventUid).findMany({
    filters: {
      seriesId: event.seriesId,
      documentId: { $ne: event.documentId },
      ...notEnded(now),
      ...(scope === 'following' ? { startDate: { $gte: eventDates(event).startDate } } : {}),
    },
    sort: [{ sortStart: 'asc' }, { id: 'asc' }],
    populate: eventPopulate,
    limit: -1,
  });
}

/**
 * Applies what the update changes of one event to others of its series, all or none. Attendees belong to one date. `parse`
 * validates the body against the stored event, whose dates apply where the body has none.
 */
export const updateSeries = (
  documentId: string,
  options: Options & { parse: (event: EventDocument) => EventUpdate },
): Promise<{ event: EventDocument; others: number }> =>
  withLockedEvent(documentId, async (event) => {
    const input = options.parse(event);
    const others = await findOthers(event, options);
    const updated = await applyUpdate(event, input);
    const changes = { ...findChanges(event, input), ...(input.images ? { images: toFileIds(updated.images) } : {}) };
    const taproom = input.tapRoom === staffEvent(event).tapRoom ? {} : await toStoredTaproom(input.tapRoom);
    const moved = toMove(eventDates(event), eventDates(updated));
    const isChanged = moved !== null || Object.keys({ ...changes, ...taproom }).length > 0;
    if (!isChanged) return { event: updated, others: 0 };
    for (const other of others) {
      await saveEvent(other.documentId, { ...changes, ...taproom, ...moved?.(eventDates(other)) });
    }
    if (others.length > 0 && moved)
      await moveStart(event, daysBetween(eventDates(event).startDate, eventDates(updated).startDate));
    return { event: updated, others: others.length };
  });

const ownFields = ['currentAttendees', 'startDate', 'endDate'];

function findChanges(event: EventDocument, { images: _images, updatedAt: _version, ...input }: EventUpdate) {
  const { status, ...before } = staffEvent(event);
  const stored = toEventDocument({ ...copiedFields({ ...before, status }), status });
  return Object.fromEntries(
    Object.entries(toEventDocument(input)).filter(
      ([name, value]) => !ownFields.includes(name) && !isDeepStrictEqual(value ?? null, stored[name] ?? null),
    ),
  );
}

const lastDay = ({ startDate, endDate }: EventDates) => endDate ?? startDate;

/** Moves another event by as many days, and gives it as many days; null without a change of dates. */
function toMove(before: EventDates, after: EventDates) {
  const days = daysBetween(before.startDate, after.startDate);
  const length = daysBetween(after.startDate, lastDay(after));
  if (days === 0 && length === daysBetween(before.startDate, lastDay(before))) return null;
  return ({ startDate }: EventDates) => ({
    startDate: addDays(startDate, days),
    endDate: addDays(startDate, days + length),
  });
}

/** Later events of an open-ended series follow the new day. */
async function moveStart({ seriesId, seriesStart, seriesUntil }: EventDocument, days: number): Promise<void> {
  if (!seriesId || !seriesStart || !seriesUntil) return;
  await setSeries({ seriesId }, { seriesStart: addDays(seriesStart, days), seriesUntil: addDays(seriesUntil, days) });
}

/** Returns the ids of the deleted events. Without them, an open-ended series ends. */
export const deleteSeries = (
  documentId: string,
  { scope, ...options }: DeleteOptions & { scope: SeriesScope },
): Promise<string[]> =>
  withLockedEvent(documentId, async (event) => {
    const others = await findOthers(event, { scope, now: options.now });
    for (const each of [event, ...others]) await removeEvent(each, options);
    // The deleted ones keep the interval: the series goes on once they are restored.
    if (scope !== 'this' && event.seriesId) await setSeries({ seriesId: event.seriesId }, { seriesInterval: null });
    return [event, ...others].map((each) => each.documentId);
  });

/** Open-ended series have events until a year ahead. One whose coming events are all cancelled or deleted has ended. */
export async function extendSeries(now: Date): Promise<void> {
  const rows: { seriesId: string }[] = await strapi.db.query(eventUid).findMany({
    select: ['seriesId'],
    where: { seriesInterval: { $notNull: true }, ...notEnded(now) },
  });
  const until = seriesHorizon(todayIn(await fetchTimeZone(), now));
  for (const id of new Set(rows.map(({ seriesId }) => seriesId))) {
    await withLock(`event series ${id}`, () => extend(id, { until, now }));
  }
}

async function extend(seriesId: string, { until, now }: { until: string; now: Date }): Promise<void> {
  const [last] = await strapi.documents(eventUid).findMany({
    filters: { seriesId, seriesInterval: { $notNull: true }, eventStatus: { $ne: 'cancelled' }, ...notEnded(now) },
    sort: [{ sortStart: 'desc' }],
    populate: eventPopulate,
    limit: 1,
  });
  const interval = toInterval(last?.seriesInterval);
  if (!last?.seriesStart || !last.seriesUntil || !interval || last.seriesUntil >= until) return;
  const event = staffEvent(last);
  const start = { ...event, startDate: last.seriesStart, endDate: null };
  const dates = listRepeatDates(start, { interval, until, count: maxRepeatDates }, addDays(last.seriesUntil, 1));
  const series = { seriesId, seriesInterval: interval, seriesStart: last.seriesStart, seriesUntil: until };
  await createCopies(last, event, { dates, series });
  await setSeries({ seriesId }, { seriesUntil: until });
}
