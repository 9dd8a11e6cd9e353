/** Body of `POST /api/events/{id}/repeat`: the start dates of the copies. */
import * as z from 'zod';
import { messages } from '../shared/messages';
import { versionField } from '../shared/optimistic-lock';
import { formatFullDate } from '../time/format';
import { parsePlainDate } from '../time/plain-date';
import { repeatCounts } from './recurrence';

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

/** `ownDate` is the start date of the event that is repeated. */
export const eventRepeat = (ownDate: string) =>
  z.object({ dates, updatedAt: versionField }, { error: messages.notAnObject }).superRefine((input, context) => {
    for (const [index, date] of input.dates.entries()) {
      const path = ['dates', index];
      if (date === ownDate) {
        context.addIssue({ code: 'custom', path, message: `${formatFullDate(date)} is the date of the event itself` });
      } else if (input.dates.indexOf(date) < index) {
        context.addIssue({ code: 'custom', path, message: `${formatFullDate(date)} is listed twice` });
      }
    }
  });
export type EventRepeat = z.output<ReturnType<typeof eventRepeat>>;
