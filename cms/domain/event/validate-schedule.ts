/** The rules that look at several dates and times of an event at once (staff-admin.md §5). */
import type * as z from 'zod';
import { parseTime } from '../time/time-of-day';
import { parsePlainDate } from '../time/plain-date';

export type EventScheduleFields = {
  startDate: string | null;
  endDate: string | null;
  startTime: string | null;
  endTime: string | null;
};

export const scheduleMessages = {
  endDate: 'End date must be after start date',
  endTime: 'End time must be after start time',
} as const;

const endsBeforeItStarts = ({ startDate, endDate }: EventScheduleFields) =>
  !!startDate && !!endDate && endDate < startDate;

const endsTooEarly = ({ startDate, endDate, startTime, endTime }: EventScheduleFields) =>
  !!startDate && startDate === endDate && !!startTime && !!endTime && endTime <= startTime;

type Given = { [Field in keyof EventScheduleFields]?: unknown };

const merged = (given: unknown, stored: string | null, read: (text: string) => string | null) => {
  if (given === undefined) return stored;
  return typeof given === 'string' ? read(given) : null;
};

/** What would be stored; a field that failed its own check is left out of the comparison. */
const after = (given: Given, stored: EventScheduleFields): EventScheduleFields => ({
  startDate: merged(given.startDate, stored.startDate, parsePlainDate),
  endDate: merged(given.endDate, stored.endDate, parsePlainDate),
  startTime: merged(given.startTime, stored.startTime, parseTime),
  endTime: merged(given.endTime, stored.endTime, parseTime),
});

const noTimes: EventScheduleFields = { startDate: null, endDate: null, startTime: null, endTime: null };

/** For `superRefine`; a change that names no date or time is not held up by what was stored before. */
export const validateSchedule =
  (stored: EventScheduleFields = noTimes) =>
  (given: Given, context: z.core.$RefinementCtx) => {
    const names: (keyof EventScheduleFields)[] = ['startDate', 'endDate', 'startTime', 'endTime'];
    if (names.every((name) => given[name] === undefined)) return;
    const times = after(given, stored);
    const refuse = (path: 'endDate' | 'endTime') =>
      context.addIssue({ code: 'custom', path: [path], message: scheduleMessages[path] });
    if (endsBeforeItStarts(times)) refuse('endDate');
    if (endsTooEarly(times)) refuse('endTime');
  };
