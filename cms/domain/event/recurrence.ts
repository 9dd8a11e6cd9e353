/**
 * Dates of a repeated event. Dates and times are local and have no time zone: a copy starts at the same time of day,
 * also after daylight time begins or ends.
 */
import * as z from 'zod';
import { versionField } from '../shared/optimistic-lock';
import { formatFullDate } from '../time/format';
import {
  addMonths,
  firstOfMonth,
  lastOfMonth,
  toMonth,
  addDays,
  dateParts,
  dayOfWeek,
  daysBetween,
  parsePlainDate,
} from '../time/plain-date';
import { parsePacificDate } from '../time/pacific';
import { repeatIntervals, type EventStatus, type RepeatInterval } from './constants';
import { eventFields } from './input';
import { normalizeSchedule, type EventDates } from './schedule';
import type { Event } from './schema';
import { parsedField, requestBody } from '../shared/fields';

export const repeatCounts = { min: 2, max: 26 } as const;

/** A year of weeks. */
export const maxRepeatDates = 53;

/** The last day on which an open-ended series has events. `today` is local to the event. */
export const seriesHorizon = (today: string) => addDays(today, 365);

/** Repeats until a day, at most `maxRepeatDates`, or a number of times. */
type Recurrence = { interval: RepeatInterval; count?: number; until?: string };

/** The start date on another day, and the end date as many days after it as before. */
export function moveToDate(event: EventDates, startDate: string): Pick<EventDates, 'startDate' | 'endDate'> {
  const days = daysBetween(normalizeSchedule(event).startDate, startDate);
  const endDate = event.endDate && parsePacificDate(event.endDate);
  return { startDate, endDate: endDate && addDays(endDate, days) };
}

/** Counts from 1; the fifth week is the last one of every month. */
export const weekOfMonth = (date: string) => Math.ceil(dateParts(date).day / 7);

/** The same weekday of a month's first, second, third, fourth or last week. */
const sameWeekdayIn = (month: string, date: string): string => {
  const last = lastOfMonth(month);
  if (weekOfMonth(date) === 5) return addDays(last, -((dayOfWeek(last) - dayOfWeek(date) + 7) % 7));
  const first = firstOfMonth(month);
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
export function listRepeatDates(event: EventDates, recurrence: Recurrence, today: string): string[] {
  const { interval, count = maxRepeatDates, until = lastDate } = recurrence;
  const { startDate } = normalizeSchedule(event);
  const dates: string[] = [];
  for (let times = 1; dates.length < count; times++) {
    const date = findRepetition[interval](startDate, times);
    if (date === null) continue;
    if (date > lastDate || date > until) break;
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

/** Body of `POST /api/events/{id}/repeat`: the start dates of the copies, and what the event itself lacks. */

const dates = z
  .array(parsedField(parsePlainDate, 'Please enter a valid date'), { error: 'Please choose the dates' })
  .min(1, 'Please choose at least one date')
  .max(maxRepeatDates, `Please choose at most ${maxRepeatDates} dates`);

type RepeatedEvent = Pick<Event, 'startDate' | 'endDate' | 'startTime' | 'endTime' | 'description' | 'location'>;

const { startTime, endTime } = eventFields;

/** Imported events can lack what an event must have. */
const requiredTexts = { description: 'Event description is required', location: 'Event location is required' } as const;
const requiredTimes = { startTime: 'Start time is required', endTime: 'End time is required' } as const;

const namesOf = <Record extends object>(record: Record) => Object.keys(record) as (keyof Record)[];

/** Fills in missing times, and the end date that the times imply. */
export const completeTimes = <Times extends RepeatedEvent>(
  event: Times,
  input: { startTime?: string; endTime?: string },
): Times => {
  const times = {
    ...event,
    startTime: event.startTime ?? input.startTime ?? null,
    endTime: event.endTime ?? input.endTime ?? null,
  };
  return { ...times, endDate: normalizeSchedule(times).endDate };
};

export const eventRepeatBody = requestBody({
  dates,
  interval: z
    .enum(repeatIntervals, { error: 'Please choose how often the event repeats' })
    .nullish()
    .describe('Open-ended: further copies are created each day, until a year ahead.'),
  updatedAt: versionField,
  startTime: startTime.optional().describe('Only used if the event has none.'),
  endTime: endTime.optional().describe('Only used if the event has none.'),
});
export type EventRepeat = z.output<typeof eventRepeatBody>;

/** `event` is the one that is repeated. */
export const eventRepeat = (event: RepeatedEvent) =>
  eventRepeatBody.superRefine((input, context) => {
    const addIssue = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
    for (const [index, date] of input.dates.entries()) {
      if (date === event.startDate) {
        addIssue(['dates', index], `${formatFullDate(date)} is the date of the event itself`);
      } else if (input.dates.indexOf(date) < index) {
        addIssue(['dates', index], `${formatFullDate(date)} is listed twice`);
      }
    }
    for (const name of namesOf(requiredTexts)) if (!event[name]) addIssue([name], requiredTexts[name]);
    const times = completeTimes(event, input);
    for (const name of namesOf(requiredTimes)) if (!times[name]) addIssue([name], requiredTimes[name]);
    const isSingleDay = times.endDate === times.startDate;
    if (isSingleDay && times.startTime !== null && times.startTime === times.endTime) {
      addIssue(['endTime'], 'End time must be after start time');
    }
  });
