/** Converts the texts of a week to time spans: for `PUT /api/content/location/{location}`. */
import { weekdays, type Weekday } from '../location/constants';
import { formatDisplayHours } from '../location/display-hours';
import { parseHours } from '../location/hours';
import type { Hours } from '../location/location';
import { formatSpans } from './format-hours';
import type { OpeningHours } from './taproom';
import { mapWeek, noOpeningHours, toSpan } from './week-hours';

export type ParsedHours = Pick<OpeningHours, 'regular' | 'texts' | 'display'> & {
  /** Days whose text could not be parsed; it is kept as the day's text. */
  unreadable: Weekday[];
};

/** A text that differs from the one generated for its times is kept, so that `toHours` returns the same texts. */
export const parseHoursTexts = (hours: Hours): ParsedHours => {
  const parsed = mapWeek((weekday) => parseHours(hours[weekday]));
  const regular = mapWeek((weekday) => (parsed[weekday] ?? []).map(toSpan));
  const withText = weekdays.filter(
    (weekday) => parsed[weekday] === null || hours[weekday] !== formatSpans(regular[weekday]),
  );
  return {
    regular,
    texts: Object.fromEntries(withText.map((weekday) => [weekday, hours[weekday]])),
    display: hours.display === formatDisplayHours(hours) ? null : hours.display,
    unreadable: weekdays.filter((weekday) => parsed[weekday] === null),
  };
};

/** Opening hours of which only the texts are known. */
export const toOpeningHours = (hours: Hours): OpeningHours => {
  const { regular, texts, display } = parseHoursTexts(hours);
  return { ...noOpeningHours(), regular, texts, display };
};
