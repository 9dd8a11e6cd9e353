/** The rules that look at several dates and times of an event at once (staff-admin.md §5). */
import type * as z from 'zod';
import { readClock } from '../time/clock';
import { readPlainDate } from '../time/plain-date';

export type EventTimes = {
  startDate: string | null;
  endDate: string | null;
  startTime: string | null;
  endTime: string | null;
};

export const timeMessages = {
  endDate: 'End date must be after start date',
  endTime: 'End time must be after start time',
} as const;

const endsBeforeItStarts = ({ startDate, endDate }: EventTimes) => !!startDate && !!endDate && endDate < startDate;

const endsTooEarly = ({ startDate, endDate, startTime, endTime }: EventTimes) =>
  !!startDate && startDate === endDate && !!startTime && !!endTime && endTime <= startTime;

type Given = { [Field in keyof EventTimes]?: unknown };

const merged = (given: unknown, stored: string | null, read: (text: string) => string | null) => {
  if (given === undefined) return stored;
  return typeof given === 'string' ? read(given) : null;
};

/** What would be stored; a field that failed its own check is left out of the comparison. */
const after = (given: Given, stored: EventTimes): EventTimes => ({
  startDate: merged(given.startDate, stored.startDate, readPlainDate),
  endDate: merged(given.endDate, stored.endDate, readPlainDate),
  startTime: merged(given.startTime, stored.startTime, readClock),
  endTime: merged(given.endTime, stored.endTime, readClock),
});

const noTimes: EventTimes = { startDate: null, endDate: null, startTime: null, endTime: null };

/** For `superRefine`; a change that names no date or time is not held up by what was stored before. */
export const checkTimes =
  (stored: EventTimes = noTimes) =>
  (given: Given, context: z.core.$RefinementCtx) => {
    const names: (keyof EventTimes)[] = ['startDate', 'endDate', 'startTime', 'endTime'];
    if (names.every((name) => given[name] === undefined)) return;
    const times = after(given, stored);
    const refuse = (path: 'endDate' | 'endTime') =>
      context.addIssue({ code: 'custom', path: [path], message: timeMessages[path] });
    if (endsBeforeItStarts(times)) refuse('endDate');
    if (endsTooEarly(times)) refuse('endTime');
  };
