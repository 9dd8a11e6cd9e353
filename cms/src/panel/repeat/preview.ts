/** The dates that "Repeat…" offers for an event, with the warnings for each. */
import { formatEventTime } from '#domain/event/display';
import { findOverlaps } from '#domain/event/overlap';
import { listRepeatDates, moveToDate, type Recurrence } from '#domain/event/recurrence';
import { describeDates } from '#domain/event/repeat-dates';
import { isAtTaproom } from '#domain/event/taproom';
import { findEventTimeZone } from '#domain/event/time-zone';
import type { CalendarEvent } from '#domain/panel/calendar';
import type { RepeatPreview } from '#domain/panel/event-repeat';
import { addDays } from '#domain/time/plain-date';
import { todayIn } from '#domain/time/zone';
import { fetchTimeZone } from '#lib/site-settings/queries';
import { fetchTaproomSummaries } from '#lib/taproom/queries';
import { findEvent } from '../../api/event/queries';
import { staffEvent } from '../../api/event/serialize';
import { findEventsOn } from '../calendar/find-events';

const describeOther = (event: CalendarEvent) => [event.title, formatEventTime(event)].filter(Boolean).join(', ');

/** Events on the days of the copies, and on the days around them: nights end on the next day. */
async function findOthers(dates: string[]): Promise<CalendarEvent[]> {
  const [first, last] = [dates[0], dates.at(-1)];
  return first && last ? findEventsOn({ from: addDays(first, -1), to: addDays(last, 1) }) : [];
}

export async function previewRepeat(documentId: string, recurrence: Recurrence, now: Date): Promise<RepeatPreview> {
  const event = staffEvent(await findEvent(documentId));
  const [taprooms, timeZone] = await Promise.all([fetchTaproomSummaries(now), fetchTimeZone()]);
  const today = todayIn(findEventTimeZone(event, { taprooms, timeZone }), now);
  const dates = listRepeatDates(event, recurrence, today);
  const others = await findOthers(dates);
  // The opening hours of a hidden taproom don't matter: it is not among them.
  const open = taprooms.filter(({ name }) => isAtTaproom(event, name));
  const { _id, title, startDate, endDate, startTime, endTime, updatedAt, images } = event;
  return {
    event: { _id, title, startDate, endDate, startTime, endTime, updatedAt, imageCount: images.length },
    today,
    dates: describeDates(event, dates, others, open).map((described) => ({
      ...described,
      overlaps: described.isTaken
        ? []
        : findOverlaps({ ...event, ...moveToDate(event, described.date) }, others).map(describeOther),
    })),
  };
}
