/** Copies of an event. They share its image files, which are deleted with the last event that uses them. */
import { copiedFields } from '#domain/event/copy';
import type { Event } from '#domain/event/event';
import type { EventInput } from '#domain/event/input';
import { moveToDate, repeatStatus } from '#domain/event/recurrence';
import { completeTimes, type EventRepeat } from '#domain/event/repeat-input';
import { isStale } from '#domain/shared/optimistic-lock';
import { formatFullDate } from '#domain/time/format';
import { conflict, staleVersion } from '#lib/errors';
import { changeImages, toFileIds } from '#lib/images';
import { required } from '#lib/stored-values';
import { eventUid, type EventDocument, type NewEvent } from './document';
import { withLockedEvent } from './mutations';
import { findEvent } from './queries';
import { staffEvent } from './serialize';
import { storedIn, toStoredTaproom } from './taproom';
import { toEventDocument } from './to-document';

/** The images that a copy shares with its source: the listed ones in their order, or all. */
async function copyImages({ images }: EventDocument, listed?: EventInput['images']) {
  const shared = (images ?? []).filter(({ url }) => !listed || listed.some((image) => image.url === url));
  return listed ? changeImages(shared, listed) : toFileIds(shared);
}

async function create(
  fields: Parameters<typeof toEventDocument>[0],
  images: (number | string)[],
): Promise<EventDocument> {
  const data: object = { ...toEventDocument(fields), ...(await toStoredTaproom(fields.tapRoom)), images };
  const { documentId } = await strapi.documents(eventUid).create({ data: data as NewEvent });
  return findEvent(documentId);
}

/** Creates an event with the listed images of `sourceId`, in their order; with all of them if none are listed. */
export const duplicateEvent = (sourceId: string, input: EventInput): Promise<EventDocument> =>
  withLockedEvent(sourceId, async (source) => create(input, await copyImages(source, input.images)));

/** Creates one copy per date, all or none. */
export const repeatEvent = (
  sourceId: string,
  parse: (source: EventDocument) => EventRepeat,
): Promise<EventDocument[]> =>
  withLockedEvent(sourceId, async (source) => {
    const { dates, updatedAt, ...times } = parse(source);
    if (isStale({ updatedAt: new Date(required(source.updatedAt)) }, updatedAt)) throw staleVersion();
    const event = completeTimes(staffEvent(source), times);
    await assertFreeDates(event, dates);
    const images = await copyImages(source);
    const copies: EventDocument[] = [];
    for (const date of [...dates].sort()) copies.push(await create(toRepetition(event, date), images));
    return copies;
  });

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
