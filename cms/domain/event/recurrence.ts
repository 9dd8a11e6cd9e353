/**
 * Dates of a repeated event. Dates and times are local and have no time zone: a copy starts at the same time of day,
 * also after daylight time begins or ends.
 */
import { addMonths, lastOfMonth, toMonth } from '../time/month';
import { parsePacificDate } from '../time/pacific-date';
import { addDays, dateParts, dayOfWeek, daysBetween, toPlainDate } from '../time/plain-date';
import type { EventStatus } from './constants';
import { normalizeSchedule, type EventDates } from './schedule';

export const repeatCounts = { min: 2, max: 26 } as const;

export type RepeatInterval = 'week' | 'two-weeks' | 'month-date' | 'month-weekday';

type Recurrence = { interval: RepeatInterval; count: number };

/** The start date on another day, and the end date as many days after it as before. */
export function moveToDate(event: EventDates, startDate: string): Pick<EventDates, 'startDate' | 'endDate'> {
  const days = daysBetween(normalizeSchedule(event).startDate, startDate);
  const endDate = event.endDate && parsePacificDate(event.endDate);
  return { startDate, endDate: endDate && addDays(endDate, days) };
}

/** From 1; the fifth week is the last one of every month. */
const weekOfMonth = (date: string) => Math.ceil(dateParts(date).day / 7);

/** The same weekday of a month's first, second, third, fourth or last week. */
const sameWeekdayIn = (month: string, date: string): string => {
  const last = lastOfMonth(month);
  if (weekOfMonth(date) === 5) return addDays(last, -((dayOfWeek(last) - dayOfWeek(date) + 7) % 7));
  const { year, month: number } = dateParts(last);
  const first = toPlainDate(year, number, 1);
  return addDays(first, ((dayOfWeek(date) - dayOfWeek(first) + 7) % 7) + (weekOfMonth(date) - 1) * 7);
};

const laterMonth = (date: string, months: number) => addMonths(toMonth(date), months);

/** The date of a repetition, counted from 1. Months without the day of the month have none: null. */
const findRepetition: Record<RepeatInterval, (date: string, times: number) => string | null> = {
  week: (date, times) => addDays(date, times * 7),
  'two-weeks': (date, times) => addDays(date, times * 14),
  'month-date': (date, times) => {
    const month = laterMonth(date, times);
    return date.slice(8) <= lastOfMonth(month).slice(8) ? `${month}-${date.slice(8)}` : null;
  },
  'month-weekday': (date, times) => sameWeekdayIn(laterMonth(date, times), date),
};

/** No plain date is later. */
const lastDate = '2200-12-31';

/** The start dates of the repetitions: after the event itself, and none in the past. `today` is local to the event. */
export function listRepeatDates(event: EventDates, { interval, count }: Recurrence, today: string): string[] {
  const { startDate } = normalizeSchedule(event);
  const dates: string[] = [];
  for (let times = 1; dates.length < count; times++) {
    const date = findRepetition[interval](startDate, times);
    if (date === null) continue;
    if (date > lastDate) break;
    if (date >= today) dates.push(date);
  }
  return dates;
}

/** The same weekday in a later week, today or later: the suggested date of a copy. `today` is local to the event. */
export const nextDate = (event: EventDates, today: string) => {
  const { startDate } = normalizeSchedule(event);
  const weeks = Math.max(1, Math.ceil(daysBetween(startDate, today) / 7));
  return addDays(startDate, weeks * 7);
};

/** The number of repetitions that was entered; null if it is invalid. */
export const parseRepeatCount = (count: number | string): number | null => {
  const number = count === '' ? Number.NaN : Number(count);
  return Number.isInteger(number) && number >= repeatCounts.min && number <= repeatCounts.max ? number : null;
};

/** Copies of a published event are published; others are drafts. */
export const repeatStatus = (status: EventStatus): EventStatus => (status === 'published' ? 'published' : 'draft');
