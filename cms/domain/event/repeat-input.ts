/** Body of `POST /api/events/{id}/repeat`: the start dates of the copies, and what the event itself lacks. */
import * as z from 'zod';
import { messages } from '../shared/messages';
import { versionField } from '../shared/optimistic-lock';
import { formatFullDate } from '../time/format';
import { parsePlainDate } from '../time/plain-date';
import type { Event } from './event';
import { eventFields } from './fields';
import { repeatCounts } from './recurrence';
import { normalizeSchedule } from './schedule';

const invalidDate = 'Please enter a valid date';

const dates = z
  .array(
    z
      .string({ error: invalidDate })
      .refine((text) => parsePlainDate(text) !== null, invalidDate)
      .overwrite((text) => parsePlainDate(text) ?? text),
    { error: 'Please choose the dates' },
  )
  .min(1, 'Please choose at least one date')
  .max(repeatCounts.max, `Please choose at most ${repeatCounts.max} dates`);

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

export const eventRepeatBody = z.object(
  {
    dates,
    updatedAt: versionField,
    startTime: startTime.optional().describe('Only used if the event has none.'),
    endTime: endTime.optional().describe('Only used if the event has none.'),
  },
  { error: messages.notAnObject },
);
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
