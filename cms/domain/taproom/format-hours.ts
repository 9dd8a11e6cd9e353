/** The texts of opening hours, such as `11:00 AM - 9:00 PM` for a day. */
import type { Weekday } from '../location/constants';
import { formatDisplayHours } from '../location/display-hours';
import { formatRanges } from '../location/format-ranges';
import type { Hours } from '../location/location';
import type { OpeningHours, TimeSpan } from './taproom';
import { mapWeek, toRange } from './week-hours';

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
