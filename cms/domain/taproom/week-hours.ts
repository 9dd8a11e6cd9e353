/** Time spans of opening hours, as data and in minutes. */
import { weekdays, type Weekday } from '../location/constants';
import type { TimeRange } from '../location/hours';
import { addDays, dayOfWeek } from '../time/plain-date';
import { minutesPerDay, minutesToTime, timeToMinutes } from '../time/time-of-day';
import type { OpeningHours, TimeSpan, WeekHours } from './taproom';

/** A value for each weekday. */
export const mapWeek = <Value>(getValue: (weekday: Weekday) => Value) =>
  Object.fromEntries(weekdays.map((weekday) => [weekday, getValue(weekday)])) as Record<Weekday, Value>;

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
