/** The texts of opening hours, such as `11:00 AM - 9:00 PM` for a day. */
import { weekdays, type Weekday } from '../location/constants';
import { formatDisplayHours, formatRanges } from '../location/display-hours';
import type { Hours } from '../location/location';
import type { OpeningHours, TimeSpan } from './taproom';
import { mapWeek, toRange } from './week-hours';

/** `11:00 AM - 2:00 PM & 5:00 PM - 9:00 PM`, `Closed`, `Open 24 hours`. */
export const formatSpans = (spans: readonly TimeSpan[]) => formatRanges(spans.map(toRange));

type Written = Pick<OpeningHours, 'regular' | 'texts' | 'display'>;

export const formatWeekday = ({ regular, texts }: Pick<Written, 'regular' | 'texts'>, weekday: Weekday) =>
  texts[weekday] ?? formatSpans(regular[weekday]);

/** The texts that api.md calls a location's hours. */
export const toHours = (openingHours: Written): Hours => {
  const days = mapWeek((weekday) => formatWeekday(openingHours, weekday));
  return { ...days, display: openingHours.display ?? formatDisplayHours(days) };
};

/** The days of the week whose hours are unknown, because their text does not say them. */
export const isUnknownDay = ({ regular, texts }: Pick<Written, 'regular' | 'texts'>, weekday: Weekday) => {
  const text = texts[weekday];
  return regular[weekday].length === 0 && text !== undefined && !/^closed\b/i.test(text.trim());
};

export const unknownDays = (openingHours: Written) => weekdays.filter((weekday) => isUnknownDay(openingHours, weekday));
