/** Events in words: labels for screen readers and tooltips. */
import { formatEventDate, formatEventTime } from '../../../../cms/domain/event/display';
import { everyTaproom } from '../../../../cms/domain/event/constants';
import type { EventDates } from '../../../../cms/domain/event/schedule';
import { statusLabels } from '../../../../cms/domain/event/status';
import type { CalendarEvent } from '../../../../cms/domain/panel/calendar';
import { allTaprooms, notPublic } from '../lists/labels';
import { zoneName } from '../times';

export const nameTaproom = (tapRoom: string) => (tapRoom === everyTaproom ? allTaprooms : tapRoom);

/** `Friday, November 27, 7:00 PM - 9:00 PM` */
export const describeSchedule = (event: EventDates, today: string) =>
  [formatEventDate(event, today), formatEventTime(event) ?? 'no time'].join(', ');

export const describeEvent = (event: CalendarEvent, today: string) =>
  [
    event.title,
    describeSchedule(event, today),
    nameTaproom(event.tapRoom),
    statusLabels[event.status],
    ...(event.isPublic ? [] : [notPublic]),
  ].join(', ');

/** `Pacific Time`; with several zones, which taproom is in which. */
export function describeTimeZones(taprooms: readonly { name: string; timeZone: string }[], timeZone: string): string {
  const others = taprooms.filter((taproom) => taproom.timeZone !== timeZone);
  if (others.length === 0) return zoneName(timeZone);
  return [zoneName(timeZone), ...others.map((taproom) => `${taproom.name}: ${zoneName(taproom.timeZone)}`)].join('; ');
}
