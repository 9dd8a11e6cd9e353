/** Time spans of opening hours, as data and in minutes. */
import { mapWeek, weekdays, type Weekday } from '../location/constants';
import { formatDisplayHours } from '../location/display-hours';
import { type TimeRange, formatRanges } from '../location/hours';
import type { Hours } from '../location/schema';
import { addDays, dayOfWeek } from '../time/plain-date';
import { minutesPerDay, minutesToTime, timeToMinutes } from '../time/time-of-day';
import type { OpeningHours, TimeSpan, WeekHours, HoursException } from './schema';

// `dayOfWeek` counts from Sunday (0), `weekdays` from Monday.
export const getWeekday = (date: string): Weekday => weekdays[dayOfWeek(date) - 1] ?? 'sunday';

/** The first date from `date` on that falls on a weekday. */
export const nextDateOn = (weekday: Weekday, date: string) =>
  addDays(date, (weekdays.indexOf(weekday) - weekdays.indexOf(getWeekday(date)) + 7) % 7);

export const closedWeek = (): WeekHours => mapWeek(() => []);

export const noOpeningHours = (): OpeningHours => ({
  regular: closedWeek(),
  texts: {},
  display: null,
  kitchen: null,
  exceptions: [],
  closesEarly: null,
});

/** `closes` exceeds 1440 if the span ends on the next day, unless it ends at midnight. */
export const toRange = (span: TimeSpan): TimeRange => {
  const opens = timeToMinutes(span.opens);
  const closes = timeToMinutes(span.closes);
  return { opens, closes: closes > opens ? closes : closes + minutesPerDay };
};

export const toSpan = ({ opens, closes }: TimeRange): TimeSpan => ({
  opens: minutesToTime(opens),
  closes: minutesToTime(closes),
});

export const isWholeDay = ({ opens, closes }: TimeSpan) => opens === '00:00' && closes === '00:00';

/** Days with a text alone, which does not start with `Closed`. */
export const isUnknownDay = ({ regular, texts }: Pick<OpeningHours, 'regular' | 'texts'>, weekday: Weekday) => {
  const text = texts[weekday];
  return regular[weekday].length === 0 && text !== undefined && !/^closed\b/i.test(text.trim());
};

export type DayHours = {
  /** Earliest first, in minutes since midnight; empty if closed, null if unknown. */
  ranges: TimeRange[] | null;
  exception: HoursException | null;
  closesEarly: boolean;
};

export const findException = ({ exceptions }: Pick<OpeningHours, 'exceptions'>, date: string) =>
  exceptions.find(({ from, to }) => from <= date && date <= to) ?? null;

/** The ranges before an early closing. */
const findPlannedRanges = (openingHours: OpeningHours, date: string): TimeRange[] | null => {
  const exception = findException(openingHours, date);
  const weekday = getWeekday(date);
  if (!exception && isUnknownDay(openingHours, weekday)) return null;
  return (exception?.spans ?? openingHours.regular[weekday]).map(toRange).sort((one, two) => one.opens - two.opens);
};

/** A time before the first opening of the day is one after midnight. */
const toClosingMinutes = (closes: string, ranges: readonly TimeRange[]) => {
  const minutes = timeToMinutes(closes);
  return minutes < (ranges[0]?.opens ?? 0) ? minutes + minutesPerDay : minutes;
};

const cutAt = (ranges: readonly TimeRange[], minutes: number): TimeRange[] =>
  ranges.flatMap(({ opens, closes }) => (opens < minutes ? { opens, closes: Math.min(closes, minutes) } : []));

export const findDayHours = (openingHours: OpeningHours, date: string): DayHours => {
  const planned = findPlannedRanges(openingHours, date);
  const exception = findException(openingHours, date);
  const early = openingHours.closesEarly;
  if (early?.date !== date || !planned) return { ranges: planned, exception, closesEarly: false };
  const ranges = cutAt(planned, toClosingMinutes(early.closes, planned));
  return { ranges, exception, closesEarly: JSON.stringify(ranges) !== JSON.stringify(planned) };
};

/** The kitchen's hours on a date: those of its weekday while the taproom is open. Null if it has none of its own. */
export const findKitchenRanges = (openingHours: OpeningHours, date: string): TimeRange[] | null => {
  const { ranges } = findDayHours(openingHours, date);
  const kitchen = openingHours.kitchen?.[getWeekday(date)].map(toRange);
  if (!kitchen || !ranges) return null;
  return kitchen
    .flatMap((range) =>
      ranges.map(({ opens, closes }) => ({
        opens: Math.max(range.opens, opens),
        closes: Math.min(range.closes, closes),
      })),
    )
    .filter(({ opens, closes }) => opens < closes)
    .sort((one, two) => one.opens - two.opens);
};

/** `11:00 AM - 2:00 PM & 5:00 PM - 9:00 PM`, `Closed`, `Open 24 hours`. */
export const formatSpans = (spans: readonly TimeSpan[]) => formatRanges(spans.map(toRange));

type Written = Pick<OpeningHours, 'regular' | 'texts' | 'display'>;

export const formatWeekday = ({ regular, texts }: Pick<Written, 'regular' | 'texts'>, weekday: Weekday) =>
  texts[weekday] ?? formatSpans(regular[weekday]);

/** The hours of a location as texts. */
export const toHours = (openingHours: Written): Hours => {
  const days = mapWeek((weekday) => formatWeekday(openingHours, weekday));
  return { ...days, display: openingHours.display ?? formatDisplayHours(days) };
};
