/** Closed days and special hours, which calendars note on their days. */
import { formatRanges } from '../location/format-ranges';
import { findDayHours } from './day-hours';
import type { Taproom } from './taproom';

export type HoursNote = {
  /** Its name. */
  taproom: string;
  isClosed: boolean;
  /** Differs from the weekday's usual hours. */
  isSpecial: boolean;
  /** `Closed`, `12:00 PM - 4:00 PM`. */
  hours: string;
  /** `Thanksgiving` */
  reason: string | null;
};

type OpenTaproom = Pick<Taproom, 'name' | 'openingHours'>;

/** The taprooms that are closed on a date, or have special hours. */
export const listHoursNotes = (taprooms: readonly OpenTaproom[], date: string): HoursNote[] =>
  taprooms.flatMap(({ name, openingHours }) => {
    const { ranges, exception, closesEarly } = findDayHours(openingHours, date);
    const isSpecial = exception !== null || closesEarly;
    if (ranges === null || (ranges.length > 0 && !isSpecial)) return [];
    const isClosed = ranges.length === 0;
    return [{ taproom: name, isClosed, isSpecial, hours: formatRanges(ranges), reason: exception?.reason ?? null }];
  });

/** `Auburn: Closed (Thanksgiving)` */
export const describeHoursNote = ({ taproom, hours, reason }: HoursNote) =>
  `${taproom}: ${hours}${reason ? ` (${reason})` : ''}`;
