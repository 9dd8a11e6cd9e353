/** Converts the texts of a week to opening hours that the rules of taprooms accept. Not for browsers: it loads these rules. */
import { weekdays, type Weekday } from '../location/constants';
import type { Hours } from '../location/location';
import { openingHoursInput } from './opening-hours-input';
import { parseHoursTexts, type ParsedHours } from './parse-hours-texts';
import type { WeekHours } from './taproom';
import { mapWeek } from './week-hours';

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
