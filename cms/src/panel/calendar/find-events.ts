/** The events of a calendar's days. */
import type { CalendarEvent } from '#domain/panel/calendar';
import { eventPopulate, eventUid, type EventDocument } from '../../api/event/document';
import { staffEvent } from '../../api/event/serialize';

type Range = { from: string; to: string };

export const toCalendarEvent = (document: EventDocument): CalendarEvent => {
  const { _id, title, tapRoom, status, location, isPublic, updatedAt, ...event } = staffEvent(document);
  const { startDate, endDate, startTime, endTime } = event;
  return { _id, title, tapRoom, status, location, isPublic, startDate, endDate, startTime, endTime, updatedAt };
};

/** Also those that began before the first day, or end after the last one. */
export async function findEventsOn({ from, to }: Range, conditions: object[] = []): Promise<CalendarEvent[]> {
  const documents: EventDocument[] = await strapi.documents(eventUid).findMany({
    filters: { $and: [{ lastDay: { $gte: from } }, { startDate: { $lte: to } }, ...conditions] },
    sort: [{ sortStart: 'asc' }, { id: 'asc' }],
    populate: { taproom: eventPopulate.taproom },
    limit: -1,
  });
  return documents.map(toCalendarEvent);
}
