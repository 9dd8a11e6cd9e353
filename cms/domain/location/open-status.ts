/** Whether a taproom is open at this moment, by the clock in Auburn. */
import { minutesToTime, formatTime, timeToMinutes } from '../time/time-of-day';
import { fromPacificDateTime, toPacificDateTime } from '../time/pacific';
import { addDays, dayOfWeek } from '../time/plain-date';
import { parseHours, type TimeRange } from './hours';
import { weekdays, type Hours, type Weekday } from './location';

export type OpenStatus = {
  isOpen: boolean;
  /** `Open until 8:00 PM`, `Opens at 11:00 AM`, `Opens Friday at 5:00 PM`. */
  text: string;
  /** The instant at which this is no longer true; null when it never changes. */
  changesAt: Date | null;
};

const dayMinutes = 1440;

// Sunday, with its number 0, comes last in our week.
export const weekdayOf = (date: string): Weekday => weekdays[dayOfWeek(date) - 1] ?? 'sunday';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const instantOf = (date: string, minutes: number) =>
  fromPacificDateTime(addDays(date, Math.floor(minutes / dayMinutes)), minutesToTime(minutes));

/** The spans of the days around today, in minutes counted from today's midnight. */
const spansAround = (hours: Hours, today: string): { day: number; span: TimeRange }[] =>
  [-1, 0, 1, 2, 3, 4, 5, 6, 7].flatMap((day) =>
    (parseHours(hours[weekdayOf(addDays(today, day))]) ?? []).map(({ opens, closes }) => ({
      day,
      span: { opens: opens + day * dayMinutes, closes: closes + day * dayMinutes },
    })),
  );

/** Where the opening ends that `minutes` lies in, across spans that touch. */
const closingOf = (spans: readonly { span: TimeRange }[], minutes: number) => {
  let closes: number | null = null;
  for (const { span } of spans) {
    if (span.opens <= (closes ?? minutes) && span.closes > (closes ?? minutes)) closes = span.closes;
  }
  return closes;
};

const openingText = (today: string, day: number, opens: number) => {
  const time = formatTime(minutesToTime(opens));
  if (day === 0) return `Opens at ${time}`;
  return day === 1 ? `Opens tomorrow at ${time}` : `Opens ${capital(weekdayOf(addDays(today, day)))} at ${time}`;
};

/** Null when the text of today's hours says nothing that could be read. */
export const getOpenStatus = (hours: Hours, now: Date): OpenStatus | null => {
  const { date, time } = toPacificDateTime(now);
  if (parseHours(hours[weekdayOf(date)]) === null) return null;
  const minutes = timeToMinutes(time);
  const spans = spansAround(hours, date);
  const closes = closingOf(spans, minutes);
  if (closes !== null && closes > minutes + 6 * dayMinutes)
    return { isOpen: true, text: 'Open 24 hours', changesAt: null };
  if (closes !== null) {
    return {
      isOpen: true,
      text: `Open until ${formatTime(minutesToTime(closes))}`,
      changesAt: instantOf(date, closes),
    };
  }
  const next = spans.find(({ span }) => span.opens > minutes);
  if (!next) return { isOpen: false, text: 'Closed', changesAt: null };
  return {
    isOpen: false,
    text: openingText(date, next.day, next.span.opens),
    changesAt: instantOf(date, next.span.opens),
  };
};
