/** A week's opening hours as table rows and as structured data. */
import { minutesPerDay, minutesToTime } from '../time/time-of-day';
import { parseHours } from './hours';
import { weekdays, type Weekday } from './constants';
import type { Hours } from './location';

export const weekdayLabels = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const satisfies Record<Weekday, string>;

/** One row per day, from Monday. */
export const toWeekRows = (hours: Hours) =>
  weekdays.map((weekday) => ({ weekday, label: weekdayLabels[weekday], text: hours[weekday] }));

type OpeningHours = {
  '@type': 'OpeningHoursSpecification';
  dayOfWeek: string[];
  opens: string;
  closes: string;
};

/** schema.org data: groups days with equal hours; omits days that are closed or cannot be parsed. */
export const toOpeningHoursData = (hours: Hours): OpeningHours[] => {
  const byHours = new Map<string, OpeningHours>();
  for (const weekday of weekdays) {
    for (const { opens, closes } of parseHours(hours[weekday]) ?? []) {
      const entry = byHours.get(`${opens}-${closes}`) ?? {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: [],
        opens: minutesToTime(opens),
        // `00:00` would mean the start of the day.
        closes: closes === minutesPerDay ? '23:59' : minutesToTime(closes),
      };
      entry.dayOfWeek.push(weekdayLabels[weekday]);
      byHours.set(`${opens}-${closes}`, entry);
    }
  }
  return [...byHours.values()];
};
