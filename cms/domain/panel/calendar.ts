/** What the calendar of Strapi's panel loads and sends. */
import * as z from 'zod';
import type { Event } from '../event/event';
import { messages } from '../shared/messages';
import type { OpeningHours } from '../taproom/taproom';
import { daysBetween, parsePlainDate } from '../time/plain-date';
import { parseTime } from '../time/time-of-day';

export type CalendarEvent = Pick<
  Event,
  | '_id'
  | 'title'
  | 'tapRoom'
  | 'status'
  | 'location'
  | 'isPublic'
  | 'startDate'
  | 'endDate'
  | 'startTime'
  | 'endTime'
  | 'updatedAt'
>;

export type CalendarTaproom = {
  slug: string;
  /** Also the `tapRoom` of its events. */
  name: string;
  timeZone: string;
  /** Hidden ones are not on the site; they may have past events. */
  isActive: boolean;
  openingHours: OpeningHours;
};

export type CalendarData = {
  events: CalendarEvent[];
  /** In their order. */
  taprooms: CalendarTaproom[];
  /** Of events in all taprooms, and of "today". */
  timeZone: string;
};

const plainDate = (message: string) =>
  z
    .string({ error: message })
    .refine((text) => parsePlainDate(text) !== null, message)
    .overwrite((text) => parsePlainDate(text) ?? text);

/** More than a month of six weeks. */
const maxDays = 62;

/** Others are reported at their own field. */
const isDate = (text: string) => parsePlainDate(text) !== null;

const rangeMessage = (name: string) => `${name} must be a date in the years 1900 to 2200, such as 2026-07-04`;

export const calendarRange = z
  .object({ from: plainDate(rangeMessage('from')), to: plainDate(rangeMessage('to')) })
  .refine(({ from, to }) => !isDate(from) || !isDate(to) || (from <= to && daysBetween(from, to) < maxDays), {
    error: `A calendar shows 1 to ${maxDays} days`,
    path: ['to'],
  });

/** `updatedAt` is the version that the calendar shows. */
export const eventMove = z.object(
  {
    date: plainDate('Please enter a valid date'),
    time: z
      .string({ error: 'Please enter a valid time' })
      .refine((text) => parseTime(text) !== null, 'Please enter a valid time')
      .overwrite((text) => parseTime(text) ?? text)
      .nullable(),
    updatedAt: z.iso.datetime({ error: 'updatedAt must be a date and time' }),
  },
  { error: messages.notAnObject },
);
export type EventMove = z.output<typeof eventMove>;
