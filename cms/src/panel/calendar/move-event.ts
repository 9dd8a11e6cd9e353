/** Moves an event to another date or time of day, unless it has changed since the calendar was loaded. */
import { formatEventDate, formatEventTime } from '#domain/event/display';
import { moveEvent } from '#domain/event/move';
import type { EventMove } from '#domain/panel/calendar';
import { isStale } from '#domain/shared/optimistic-lock';
import { conflict } from '#lib/errors';
import { eventUid, type EventDocument } from '../../api/event/document';
import { withLockedEvent } from '../../api/event/mutations';
import { findEvent } from '../../api/event/queries';
import { staffEvent } from '../../api/event/serialize';
import { toEventDocument } from '../../api/event/to-document';

function staleEvent(document: EventDocument) {
  const event = staffEvent(document);
  // With the year: the message is not bound to a day.
  const when = [formatEventDate(event, ''), formatEventTime(event)].filter(Boolean).join(', ');
  return conflict('stale-version', `“${event.title}” has changed since the calendar was loaded. It is now on ${when}.`);
}

const omitNulls = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/** The document service applies the rules of events, as for the form of the panel. */
export const moveStoredEvent = (documentId: string, { updatedAt, ...target }: EventMove, updatedBy: number) =>
  withLockedEvent(documentId, async (document): Promise<EventDocument> => {
    const event = staffEvent(document);
    if (isStale({ updatedAt: event.updatedAt }, updatedAt)) throw staleEvent(document);
    const dates = omitNulls(moveEvent(event, target));
    const data: object = { ...toEventDocument(dates), updatedBy };
    await strapi.documents(eventUid).update({ documentId, data });
    return findEvent(documentId);
  });
