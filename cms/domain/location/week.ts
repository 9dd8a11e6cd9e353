/** The week's hours as rows to show and as structured data. */
import { minutesToTime } from '../time/time-of-day';
import { parseHours } from './hours';
import { weekdays, type Hours, type Weekday } from './location';

export const weekdayLabels = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const satisfies Record<Weekday, string>;

/** One row a day, Monday first. */
export const weekRows = (hours: Hours) =>
  weekdays.map((weekday) => ({ weekday, label: weekdayLabels[weekday], text: hours[weekday] }));

export type OpeningHours = {
  '@type': 'OpeningHoursSpecification';
  dayOfWeek: string[];
  opens: string;
  closes: string;
};

/** schema.org: days with the same hours together; days that are closed or can't be read are left out. */
export const openingHoursData = (hours: Hours): OpeningHours[] => {
  const found = new Map<string, OpeningHours>();
  for (const weekday of weekdays) {
    for (const { opens, closes } of parseHours(hours[weekday]) ?? []) {
      const entry = found.get(`${opens}-${closes}`) ?? {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: [],
        opens: minutesToTime(opens),
        // Midnight as the end of the day, not as its beginning.
        closes: closes === 1440 ? '23:59' : minutesToTime(closes),
      };
      entry.dayOfWeek.push(weekdayLabels[weekday]);
      found.set(`${opens}-${closes}`, entry);
    }
  }
  return [...found.values()];
};
