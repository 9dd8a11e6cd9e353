/** The dates that "Repeat…" offers for an event, with what speaks against each. */
import { everyTaproom } from '#domain/event/constants';
import { formatEventTime } from '#domain/event/display';
import type { Event } from '#domain/event/event';
import { findOverlaps } from '#domain/event/overlap';
import { listRepeatDates, moveToDate, type Recurrence } from '#domain/event/recurrence';
import { describeDates } from '#domain/event/repeat-dates';
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

/** Of the days of the copies, and the days around them: nights, and events of several days. */
async function findOthers(dates: string[]): Promise<CalendarEvent[]> {
  const [first, last] = [dates[0], dates.at(-1)];
  return first && last ? findEventsOn({ from: addDays(first, -1), to: addDays(last, 1) }) : [];
}

/** In a hidden taproom, there are no opening hours to keep to. */
const isShownAt = ({ tapRoom }: Pick<Event, 'tapRoom'>, name: string) => tapRoom === everyTaproom || tapRoom === name;

export async function previewRepeat(documentId: string, recurrence: Recurrence, now: Date): Promise<RepeatPreview> {
  const event = staffEvent(await findEvent(documentId));
  const [taprooms, timeZone] = await Promise.all([fetchTaproomSummaries(now), fetchTimeZone()]);
  const today = todayIn(findEventTimeZone(event, { taprooms, timeZone }), now);
  const dates = listRepeatDates(event, recurrence, today);
  const others = await findOthers(dates);
  const own = taprooms.filter(({ name }) => isShownAt(event, name));
  const { _id, title, startDate, endDate, startTime, endTime, updatedAt, images } = event;
  return {
    event: { _id, title, startDate, endDate, startTime, endTime, updatedAt, imageCount: images.length },
    today,
    dates: describeDates(event, dates, others, own).map((described) => ({
      ...described,
      overlaps: described.isTaken
        ? []
        : findOverlaps({ ...event, ...moveToDate(event, described.date) }, others).map(describeOther),
    })),
  };
}
