/** Opening hours as the rows of a table: the week from today, and the exceptions after it. */
import { weekdays, type Weekday, weekdayLabels } from '@domain/location/constants';
import { formatRanges } from '@domain/location/hours';
import { formatWeekLine } from '@domain/location/display-hours';
import { formatDateRange, formatMonthAndDay } from '@domain/time/format';
import { addDays } from '@domain/time/plain-date';
import { findDayHours, type DayHours, nextDateOn, formatSpans, formatWeekday } from '@domain/taproom/week-hours';
import { listHolidayPrompts } from '@domain/taproom/holiday-prompts';
import type { HoursException, OpeningHours } from '@domain/taproom/schema';

export type HoursRow = {
  weekday: Weekday;
  /** `Thursday` */
  label: string;
  isToday: boolean;
  /** `11:00 AM - 8:00 PM`, `Closed`. */
  text: string;
  /** `November 26 · Thanksgiving`, `November 26`, `July 4 · Independence Day hours not confirmed`, `Closing early`; or null. */
  note: string | null;
};

const formatNote = (openingHours: OpeningHours, { exception, closesEarly }: DayHours, date: string) => {
  if (closesEarly) return 'Closing early';
  const [holiday] = listHolidayPrompts(openingHours, date, 0);
  const reason = holiday ? `${holiday.name} hours not confirmed` : exception?.reason;
  return exception || holiday ? [formatMonthAndDay(date), reason].filter(Boolean).join(' · ') : null;
};

/** One row per weekday, from Monday, with the hours of its next date: today's, never one that has passed. */
export const listHoursRows = (openingHours: OpeningHours, today: string): HoursRow[] =>
  weekdays.map((weekday) => {
    const date = nextDateOn(weekday, today);
    const hours = findDayHours(openingHours, date);
    const note = formatNote(openingHours, hours, date);
    const text = note !== null && hours.ranges ? formatRanges(hours.ranges) : formatWeekday(openingHours, weekday);
    return { weekday, label: weekdayLabels[weekday], isToday: date === today, text, note };
  });

type SpecialHours = {
  from: string;
  to: string;
  /** `Thursday, November 26`, `December 24 – January 2`. */
  dates: string;
  text: string;
  reason: string | null;
};

type Exceptions = Pick<OpeningHours, 'exceptions'>;

/** Earliest first. */
const listExceptions = ({ exceptions }: Exceptions, isListed: (exception: HoursException) => boolean): SpecialHours[] =>
  exceptions
    .filter(isListed)
    .sort((one, two) => (one.from < two.from ? -1 : 1))
    .map(({ from, to, spans, reason }) => {
      return { from, to, dates: formatDateRange(from, to), text: formatSpans(spans), reason };
    });

const weeksAhead = 8;

/** Exceptions that reach beyond the rows of the week, for eight weeks. */
export const listUpcomingExceptions = (hours: Exceptions, today: string) =>
  listExceptions(hours, ({ from, to }) => to > addDays(today, 6) && from <= addDays(today, weeksAhead * 7));

/** All exceptions that are not over. */
export const listSpecialHours = (hours: Exceptions, today: string) => listExceptions(hours, ({ to }) => to >= today);

/** The line for the kitchen's week; null if it has no hours of its own. */
export const formatKitchenHours = ({ kitchen }: Pick<OpeningHours, 'kitchen'>) =>
  kitchen && formatWeekLine((weekday) => formatSpans(kitchen[weekday]));
