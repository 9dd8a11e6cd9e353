/** What happens today, for the staff dashboard. Browsers import only the type. */
import * as z from 'zod';
import { eventSchema } from '../event/schema';
import { inquirySchema } from '../inquiry/schema';
import { hoursSchema } from '../location/schema';

export const maxTonightEvents = 20;
export const maxOverdueInquiries = 5;

export const tonightSchema = z
  .object({
    date: z.iso.date().describe('Today in the time zone of the brewery.'),
    events: z
      .array(
        eventSchema.pick({
          _id: true,
          title: true,
          tapRoom: true,
          status: true,
          isPublic: true,
          location: true,
          startDate: true,
          endDate: true,
          startTime: true,
          endTime: true,
        }),
      )
      .max(maxTonightEvents)
      .describe('Events of today, in the time zone of their taproom, that are not completed, earliest start first.'),
    hours: z.record(z.string(), hoursSchema).describe('Of each taproom on the site, by its slug.'),
    overdueInquiries: z
      .object({
        total: z.int(),
        oldest: z
          .array(inquirySchema.pick({ _id: true, name: true, kind: true, createdAt: true }))
          .max(maxOverdueInquiries),
      })
      .describe('New inquiries received more than 24 hours ago.'),
  })
  .meta({ id: 'Tonight' });
export type Tonight = z.infer<typeof tonightSchema>;
export type TonightEvent = Tonight['events'][number];
