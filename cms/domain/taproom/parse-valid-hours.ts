/** Converts the texts of a week to opening hours that the rules of taprooms accept. Not for browsers: it loads these rules. */
import { weekdays, type Weekday } from '../location/constants';
import { formatDisplayHours } from '../location/display-hours';
import { parseHours } from '../location/hours';
import type { Hours } from '../location/location';
import { formatSpans } from './format-hours';
import { openingHoursInput } from './opening-hours-input';
import type { WeekHours, OpeningHours } from './taproom';
import { mapWeek, noOpeningHours, toSpan } from './week-hours';

// Converts the texts of a week to time spans: for `PUT /api/content/location/{location}`.

type ParsedHours = Pick<OpeningHours, 'regular' | 'texts' | 'display'> & {
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

/** Days with time spans that the rules reject, such as overlapping ones. */
function findRejectedDays(regular: WeekHours): Weekday[] {
  const { error } = openingHoursInput.safeParse({ regular });
  const rejected = new Set(error?.issues.map(({ path }) => path[1]));
  return weekdays.filter((weekday) => rejected.has(weekday) && regular[weekday].length > 0);
}

const keepTextsOnly = (parsed: ParsedHours, hours: Hours, days: Weekday[]): ParsedHours => ({
  ...parsed,
  regular: mapWeek((weekday) => (days.includes(weekday) ? [] : parsed.regular[weekday])),
  texts: { ...parsed.texts, ...Object.fromEntries(days.map((weekday) => [weekday, hours[weekday]])) },
  unreadable: weekdays.filter((weekday) => [...parsed.unreadable, ...days].includes(weekday)),
});

/** Days whose times the rules reject are unreadable: only their texts are kept. */
export function parseValidHours(hours: Hours): ParsedHours {
  let parsed = parseHoursTexts(hours);
  for (let days = findRejectedDays(parsed.regular); days.length > 0; days = findRejectedDays(parsed.regular)) {
    parsed = keepTextsOnly(parsed, hours, days);
  }
  return parsed;
}
