/** What the "Repeat…" dialog of Strapi's panel loads. */
import * as z from 'zod';
import type { Event } from '../event/event';
import { parseRepeatCount, repeatCounts, repeatIntervals } from '../event/recurrence';
import type { RepeatDate } from '../event/repeat-dates';

const countMessage = `Enter a number from ${repeatCounts.min} to ${repeatCounts.max}`;

export const repeatQuery = z.object({
  interval: z.enum(repeatIntervals, { error: 'Choose how often the event is repeated' }),
  count: z.string({ error: countMessage }).transform((text, context) => {
    const count = parseRepeatCount(text);
    if (count === null) context.addIssue({ code: 'custom', message: countMessage });
    return count ?? z.NEVER;
  }),
});

export type PreviewedDate = RepeatDate & {
  /** Other events at the same time in the same taproom: `Trivia Night, 6:00 PM - 8:00 PM`. */
  overlaps: string[];
};

export type RepeatPreview = {
  event: Pick<Event, '_id' | 'title' | 'startDate' | 'endDate' | 'startTime' | 'endTime' | 'updatedAt'> & {
    imageCount: number;
  };
  /** In the time zone of the event. */
  today: string;
  dates: PreviewedDate[];
};
