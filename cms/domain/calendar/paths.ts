/** Paths of the calendar feeds and files (decisions.md, "Calendar"). */
import type { TapRoom } from '../event/constants';

/** The feed of a taproom includes the events of `All`. */
export const feedPaths = {
  All: '/events.ics',
  Auburn: '/events/auburn.ics',
  Folsom: '/events/folsom.ics',
} as const satisfies Record<TapRoom, string>;

/** The iCalendar file of one event. */
export const calendarFilePath = (eventId: string) => `/events/${eventId}.ics`;
