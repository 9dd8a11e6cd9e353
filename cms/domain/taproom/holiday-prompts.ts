/** Holidays for which staff have not entered special hours yet. */
import { formatRanges } from '../location/hours';
import { formatLongDate } from '../time/format';
import { holidayName } from '../time/holidays';
import { addDays } from '../time/plain-date';
import { findDayHours, findException, getWeekday } from './week-hours';
import type { HoursException, OpeningHours } from './schema';

const daysAhead = 56;

export type HolidayPrompt = {
  date: string;
  /** `Thanksgiving` */
  name: string;
  /** `Thursday, November 26` */
  label: string;
  /** The usual hours of that day: `11:00 AM - 9:00 PM`. */
  usual: string;
};

/**
 * The holidays of the next days, by default of eight weeks, without an exception, earliest first; days that are closed anyway
 * are left out.
 */
export const listHolidayPrompts = (openingHours: OpeningHours, today: string, days = daysAhead): HolidayPrompt[] =>
  Array.from({ length: days + 1 }, (_, day) => addDays(today, day)).flatMap((date) => {
    const name = holidayName(date);
    if (name === null || findException(openingHours, date)) return [];
    const { ranges } = findDayHours({ ...openingHours, closesEarly: null }, date);
    if (ranges?.length === 0) return [];
    const usual = ranges ? formatRanges(ranges) : (openingHours.texts[getWeekday(date)] ?? '');
    return { date, name, label: formatLongDate(date), usual };
  });

/** How long before a holiday visitors read that its hours are not confirmed. */
const noticeDays = 7;

/** The next holiday without confirmed hours, today or within a week: visitors are told to call. */
export const findUnconfirmedHoliday = (openingHours: OpeningHours, today: string): HolidayPrompt | null =>
  listHolidayPrompts(openingHours, today, noticeDays)[0] ?? null;

/** `Thanksgiving hours are not confirmed yet: call (530) 555-0123` */
export const unconfirmedHours = ({ name }: Pick<HolidayPrompt, 'name'>, phone: string | null) =>
  `${name} hours are not confirmed yet${phone ? `: call ${phone}` : ''}`;

/** Special hours that close the taproom on a holiday. */
export const closedOnHoliday = ({ date, name }: Pick<HolidayPrompt, 'date' | 'name'>): HoursException => ({
  from: date,
  to: date,
  spans: [],
  reason: name,
});

/** Special hours that keep the usual time spans on a holiday; staff can change them. */
export const openOnHoliday = (
  { regular }: Pick<OpeningHours, 'regular'>,
  { date, name }: Pick<HolidayPrompt, 'date' | 'name'>,
): HoursException => ({ from: date, to: date, spans: regular[getWeekday(date)], reason: name });
