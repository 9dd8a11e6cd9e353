/** Paths of the calendar feeds and files. */

/** The feed of all events. */
export const allEventsFeedPath = '/events.ics';

/** The feed of a taproom includes the events of `All`. */
export const taproomFeedPath = (slug: string) => `/events/${slug}.ics`;

/** The iCalendar file of one event. */
export const calendarFilePath = (eventId: string) => `/events/${eventId}.ics`;
