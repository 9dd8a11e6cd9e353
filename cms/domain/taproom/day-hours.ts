/** The opening hours of a date: its exception, else those of its weekday. */
import type { TimeRange } from '../location/hours';
import { minutesPerDay, timeToMinutes } from '../time/time-of-day';
import type { HoursException, OpeningHours } from './taproom';
import { getWeekday, isUnknownDay, toRange } from './week-hours';

export type DayHours = {
  /** Earliest first, in minutes since midnight; empty if closed, null if unknown. */
  ranges: TimeRange[] | null;
  exception: HoursException | null;
  closesEarly: boolean;
};

export const findException = ({ exceptions }: Pick<OpeningHours, 'exceptions'>, date: string) =>
  exceptions.find(({ from, to }) => from <= date && date <= to) ?? null;

/** Before closing early. */
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
