/** How the calendar names events, in full for screen readers and tooltips. */
import { formatEventDate, formatEventTime } from '../../../../cms/domain/event/display';
import { everyTaproom } from '../../../../cms/domain/event/constants';
import type { EventDates } from '../../../../cms/domain/event/schedule';
import { statusLabels } from '../../../../cms/domain/event/status';
import type { CalendarEvent } from '../../../../cms/domain/panel/calendar';

export const allTaprooms = 'All taprooms';

export const nameTaproom = (tapRoom: string) => (tapRoom === everyTaproom ? allTaprooms : tapRoom);

/** `Friday, November 27, 7:00 PM - 9:00 PM` */
export const describeSchedule = (event: EventDates, today: string) =>
  [formatEventDate(event, today), formatEventTime(event) ?? 'no time'].join(', ');

export const visibilityLabel = 'Not public';

export const describeEvent = (event: CalendarEvent, today: string) =>
  [
    event.title,
    describeSchedule(event, today),
    nameTaproom(event.tapRoom),
    statusLabels[event.status],
    ...(event.isPublic ? [] : [visibilityLabel]),
  ].join(', ');

const zoneName = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date(0))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** `Pacific Time`; with several zones, which taproom is in which. */
export function describeTimeZones(taprooms: readonly { name: string; timeZone: string }[], timeZone: string): string {
  const others = taprooms.filter((taproom) => taproom.timeZone !== timeZone);
  if (others.length === 0) return zoneName(timeZone);
  return [zoneName(timeZone), ...others.map((taproom) => `${taproom.name}: ${zoneName(taproom.timeZone)}`)].join('; ');
}

export const pluralize = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
