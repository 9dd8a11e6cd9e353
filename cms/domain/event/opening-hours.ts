/** Warns staff about events outside of a taproom's opening hours. */
import { getWeekday } from '../location/open-status';
import { parseHours, type TimeRange } from '../location/hours';
import type { Hours } from '../location/location';
import { weekdayLabels } from '../location/week';
import { addDays } from '../time/plain-date';
import { minutesPerDay, timeToMinutes } from '../time/time-of-day';
import type { TapRoom } from './constants';
import type { Event } from './event';
import { normalizeSchedule, type EventDates } from './schedule';
import { isTaproomVenue } from './venue';

export const taproomNames = ['Auburn', 'Folsom'] as const satisfies readonly TapRoom[];
export type TaproomName = (typeof taproomNames)[number];

/** Taprooms whose hours are not known are left out. */
export type TaproomHours = { [Name in TaproomName]?: Hours };

type Scheduled = EventDates & Pick<Event, 'tapRoom' | 'location'>;

/** Minutes since midnight of the first day; null for events that last all day or several days. */
function toTimeRange(event: EventDates): { date: string; start: number; end: number } | null {
  const { startDate, startTime, endDate, endTime } = normalizeSchedule(event);
  if (!startDate || !startTime) return null;
  const start = timeToMinutes(startTime);
  if (!endTime) return { date: startDate, start, end: start };
  const nights = endDate === startDate ? 0 : endDate === addDays(startDate, 1) ? 1 : null;
  if (nights === null) return null;
  const end = timeToMinutes(endTime) + nights * minutesPerDay;
  return end - start >= minutesPerDay - 1 ? null : { date: startDate, start, end };
}

/** The opening hours from the day before to the day after, joined where one follows another without a break. */
function listOpenRanges(hours: Hours, date: string): TimeRange[] {
  const joined: TimeRange[] = [];
  for (const day of [-1, 0, 1]) {
    for (const range of parseHours(hours[getWeekday(addDays(date, day))]) ?? []) {
      const opens = range.opens + day * minutesPerDay;
      const closes = range.closes + day * minutesPerDay;
      const previous = joined.at(-1);
      if (previous && opens <= previous.closes) previous.closes = Math.max(previous.closes, closes);
      else joined.push({ opens, closes });
    }
  }
  return joined;
}

const isOpenThroughout = (hours: Hours, { date, start, end }: { date: string; start: number; end: number }) =>
  listOpenRanges(hours, date).some(({ opens, closes }) => opens <= start && end <= closes);

function describeHours(name: TaproomName, hours: Hours, date: string): string | null {
  const weekday = getWeekday(date);
  const ranges = parseHours(hours[weekday]);
  if (ranges === null) return null;
  const days = `${weekdayLabels[weekday]}s`;
  return ranges.length === 0 ? `${name} is closed on ${days}.` : `${name} is open ${hours[weekday].trim()} on ${days}.`;
}

/** One text per taproom that is not open during the whole event, such as `Auburn is closed on Mondays.` */
export function checkOpeningHours(event: Scheduled, hoursByTaproom: TaproomHours): string[] {
  const range = isTaproomVenue(event.location) ? toTimeRange(event) : null;
  if (!range) return [];
  return taproomNames.flatMap((name) => {
    const hours = hoursByTaproom[name];
    const isHere = event.tapRoom === 'All' || event.tapRoom === name;
    if (!hours || !isHere || isOpenThroughout(hours, range)) return [];
    return describeHours(name, hours, range.date) ?? [];
  });
}
