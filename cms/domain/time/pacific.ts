/** Pacific time, the demo brewery's time zone. */
import { endOfDayIn, fromZonedDateTime, todayIn, toZonedDateTime, zoneOffset, type ZonedDateTime } from './zone';

export const pacificTimeZone = 'America/Los_Angeles';

/** Minutes east of UTC: -480 in winter (PST), -420 in summer (PDT). */
export const pacificOffset = (instant: Date) => zoneOffset(pacificTimeZone, instant);

export const toPacificDateTime = (instant: Date): ZonedDateTime => toZonedDateTime(pacificTimeZone, instant);

export const pacificToday = (now: Date) => todayIn(pacificTimeZone, now);

/** See `fromZonedDateTime` for times that daylight time skips or repeats. */
export const fromPacificDateTime = (date: string, time: string) => fromZonedDateTime(pacificTimeZone, date, time);

export const endOfDay = (date: string) => endOfDayIn(pacificTimeZone, date);
