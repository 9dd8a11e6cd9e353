/** Opening hours as schema.org data. */
import { weekdays } from '../location/constants';
import type { TimeRange } from '../location/hours';
import { weekdayLabels } from '../location/week';
import { addDays } from '../time/plain-date';
import { minutesPerDay, minutesToTime } from '../time/time-of-day';
import { findDayHours } from './day-hours';
import type { OpeningHours } from './taproom';
import { isUnknownDay, toRange } from './week-hours';

type Times = { '@type': 'OpeningHoursSpecification'; opens: string; closes: string };
type WeeklyHours = Times & { dayOfWeek: string[] };
type SpecialHours = Times & { validFrom: string; validThrough: string };

/** `00:00` as a closing time would mean the start of the day. */
const toTimes = ({ opens, closes }: TimeRange): Times => ({
  '@type': 'OpeningHoursSpecification',
  opens: minutesToTime(opens),
  closes: closes === minutesPerDay ? '23:59' : minutesToTime(closes),
});

/** As search engines expect it for a closed day. */
const closedTimes: Times = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' };

/** Groups days with equal hours; omits days that are closed or unknown. */
export function toOpeningHoursData(openingHours: OpeningHours): WeeklyHours[] {
  const byTimes = new Map<string, WeeklyHours>();
  for (const weekday of weekdays) {
    if (isUnknownDay(openingHours, weekday)) continue;
    for (const { '@type': type, opens, closes } of openingHours.regular[weekday].map((span) =>
      toTimes(toRange(span)),
    )) {
      const entry = byTimes.get(`${opens}-${closes}`) ?? { '@type': type, dayOfWeek: [], opens, closes };
      entry.dayOfWeek.push(weekdayLabels[weekday]);
      byTimes.set(`${opens}-${closes}`, entry);
    }
  }
  return [...byTimes.values()];
}

type Period = { from: string; to: string };

/** Exceptions that are not over, and the day that closes early, which splits the exception it is in. */
const listSpecialPeriods = ({ exceptions, closesEarly }: OpeningHours, today: string): Period[] => {
  const early = closesEarly && closesEarly.date >= today ? closesEarly.date : null;
  const periods = exceptions
    .filter(({ to }) => to >= today)
    .flatMap(({ from, to }) =>
      early !== null && from <= early && early <= to
        ? [
            { from, to: addDays(early, -1) },
            { from: addDays(early, 1), to },
          ]
        : [{ from, to }],
    );
  if (early !== null) periods.push({ from: early, to: early });
  return periods.filter(({ from, to }) => from <= to).sort((one, two) => (one.from < two.from ? -1 : 1));
};

/** For `specialOpeningHoursSpecification`: what differs from the weekly hours, from today on. */
export const toSpecialHoursData = (openingHours: OpeningHours, today: string): SpecialHours[] =>
  listSpecialPeriods(openingHours, today).flatMap(({ from, to }) => {
    const { ranges } = findDayHours(openingHours, from);
    if (ranges === null) return [];
    const times = ranges.length === 0 ? [closedTimes] : ranges.map(toTimes);
    return times.map((entry) => ({ ...entry, validFrom: from, validThrough: to }));
  });
