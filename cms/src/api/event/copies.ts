import { copiedFields } from '#domain/event/copy';
import type { RepeatInterval } from '#domain/event/constants';
import type { Event } from '#domain/event/schema';
import type { EventInput } from '#domain/event/input';
import { moveToDate, repeatStatus, completeTimes, seriesHorizon, type EventRepeat } from '#domain/event/recurrence';
import { isStale } from '#domain/shared/optimistic-lock';
import { formatFullDate } from '#domain/time/format';
import { todayIn } from '#domain/time/zone';
import { staleVersion, conflict } from '#lib/errors';
import { changeImages, toFileIds } from '#lib/images';
import { fetchTimeZone } from '#lib/site-settings/queries';
import { required } from '#lib/stored-values';
import {
  eventUid,
  eventDates,
  type EventDocument,
  type NewEvent,
  toStoredTaproom,
  toEventDocument,
  staffEvent,
  storedIn,
  type Series,
  setSeries,
} from './document';
import { withLockedEvent } from './mutations';
import { findEvent } from './queries';

/** Copies of an event. They share its image files, which are deleted with the last event that uses them. */

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
    if (isStale({ updatedAt: new Date(required(source.updatedAt)) }, updatedAt)) throw staleVersion();
    const event = completeTimes(staffEvent(source), times);
    await assertFreeDates(event, dates);
    const series = await startSeries(source, interval ?? null, now);
    return createCopies(source, event, { dates: [...dates].sort(), series });
  });

type Copies = { dates: readonly string[]; series: Series };

/** `event` has what the stored one lacks. */
export async function createCopies(
  source: EventDocument,
  event: Event,
  { dates, series }: Copies,
): Promise<EventDocument[]> {
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
