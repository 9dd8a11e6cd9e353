/** Cross-field validation of an event's dates and times. */
import type * as z from 'zod';
import { parseTime } from '../time/time-of-day';
import { parsePlainDate } from '../time/plain-date';

export type EventScheduleFields = {
  startDate: string | null;
  endDate: string | null;
  startTime: string | null;
  endTime: string | null;
};

const scheduleMessages = {
  endDate: 'End date must be after start date',
  endTime: 'End time must be after start time',
} as const;

const hasInvalidEndDate = ({ startDate, endDate }: EventScheduleFields) =>
  !!startDate && !!endDate && endDate < startDate;

const hasInvalidEndTime = ({ startDate, endDate, startTime, endTime }: EventScheduleFields) =>
  !!startDate && startDate === endDate && !!startTime && !!endTime && endTime <= startTime;

type Input = { [Field in keyof EventScheduleFields]?: unknown };

const mergeField = (input: unknown, stored: string | null, parse: (text: string) => string | null) => {
  if (input === undefined) return stored;
  return typeof input === 'string' ? parse(input) : null;
};

/** Applies the changes to the stored fields. Invalid fields become null and are not compared. */
const merge = (input: Input, stored: EventScheduleFields): EventScheduleFields => ({
  startDate: mergeField(input.startDate, stored.startDate, parsePlainDate),
  endDate: mergeField(input.endDate, stored.endDate, parsePlainDate),
  startTime: mergeField(input.startTime, stored.startTime, parseTime),
  endTime: mergeField(input.endTime, stored.endTime, parseTime),
});

const emptySchedule: EventScheduleFields = { startDate: null, endDate: null, startTime: null, endTime: null };

/** For `superRefine`. An update without dates and times passes, even if the stored ones are invalid. */
export const validateSchedule =
  (stored: EventScheduleFields = emptySchedule) =>
  (input: Input, context: z.core.$RefinementCtx) => {
    const names: (keyof EventScheduleFields)[] = ['startDate', 'endDate', 'startTime', 'endTime'];
    if (names.every((name) => input[name] === undefined)) return;
    const schedule = merge(input, stored);
    const addIssue = (path: 'endDate' | 'endTime') =>
      context.addIssue({ code: 'custom', path: [path], message: scheduleMessages[path] });
    if (hasInvalidEndDate(schedule)) addIssue('endDate');
    if (hasInvalidEndTime(schedule)) addIssue('endTime');
  };
