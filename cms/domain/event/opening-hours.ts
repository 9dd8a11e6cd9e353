/** Warns staff about events outside of a taproom's opening hours. */
import { normalizeSchedule, type EventDates } from './schedule';
import type { Event } from './schema';
import { weekdayLabels } from '../location/constants';
import { formatRanges, type TimeRange } from '../location/hours';
import { listHolidayPrompts } from '../taproom/holiday-prompts';
import type { OpeningHours } from '../taproom/schema';
import { findDayHours, getWeekday, formatWeekday } from '../taproom/week-hours';
import { formatMonthAndDay } from '../time/format';
import { addDays } from '../time/plain-date';
import { minutesPerDay, timeToMinutes } from '../time/time-of-day';
import { isTaproomVenue } from './time-zone';

type Scheduled = EventDates & Pick<Event, 'location'> & { tapRoom: string };

type OpenTaproom = { name: string; openingHours: OpeningHours };

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
function listOpenRanges(openingHours: OpeningHours, date: string): TimeRange[] {
  const joined: TimeRange[] = [];
  for (const day of [-1, 0, 1]) {
    for (const range of findDayHours(openingHours, addDays(date, day)).ranges ?? []) {
      const opens = range.opens + day * minutesPerDay;
      const closes = range.closes + day * minutesPerDay;
      const previous = joined.at(-1);
      if (previous && opens <= previous.closes) previous.closes = Math.max(previous.closes, closes);
      else joined.push({ opens, closes });
    }
  }
  return joined;
}

const isOpenThroughout = (hours: OpeningHours, { date, start, end }: { date: string; start: number; end: number }) =>
  listOpenRanges(hours, date).some(({ opens, closes }) => opens <= start && end <= closes);

/** `Auburn is closed on Mondays.`, `Auburn is closed on November 26 (Thanksgiving).` Null if the hours are unknown. */
function describeHours({ name, openingHours }: OpenTaproom, date: string): string | null {
  const { ranges, exception, closesEarly } = findDayHours(openingHours, date);
  if (ranges === null) return null;
  const weekday = getWeekday(date);
  const isSpecial = exception !== null || closesEarly;
  const text = isSpecial ? formatRanges(ranges) : formatWeekday(openingHours, weekday).trim();
  const days = isSpecial ? formatMonthAndDay(date) : `${weekdayLabels[weekday]}s`;
  const reason = exception?.reason ? ` (${exception.reason})` : '';
  return `${name} is ${ranges.length === 0 ? 'closed' : `open ${text}`} on ${days}${reason}.`;
}

/** One text per taproom that is not open during the whole event, such as `Auburn is closed on Mondays.` */
export function checkOpeningHours(event: Scheduled, taprooms: readonly OpenTaproom[]): string[] {
  const range = isTaproomVenue(event.location) ? toTimeRange(event) : null;
  if (!range) return [];
  return taprooms.flatMap((taproom) => {
    const isHere = event.tapRoom === 'All' || event.tapRoom === taproom.name;
    if (!isHere || isOpenThroughout(taproom.openingHours, range)) return [];
    return describeHours(taproom, range.date) ?? [];
  });
}

/** No event is longer than what staff see at a glance; of a longer one the first days are checked. */
const maxDays = 31;

/** `Thanksgiving`: a holiday during the event for which the hours of one of its taprooms are not confirmed, from today on. */
export function findUnconfirmedHoliday(
  event: Scheduled,
  taprooms: readonly OpenTaproom[],
  today: string,
): string | null {
  const { startDate, endDate } = normalizeSchedule(event);
  if (!startDate || !isTaproomVenue(event.location)) return null;
  const from = startDate > today ? startDate : today;
  const days = Math.min(maxDays, (Date.parse(endDate) - Date.parse(from)) / 86_400_000);
  if (!(days >= 0)) return null;
  const names = taprooms.flatMap(({ name, openingHours }) =>
    event.tapRoom === 'All' || event.tapRoom === name ? listHolidayPrompts(openingHours, from, days) : [],
  );
  return names[0]?.name ?? null;
}
