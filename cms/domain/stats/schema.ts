/** The response of `GET /api/stats/analytics`. Browsers import only the type. */
import * as z from 'zod';
import { backupWarningSchema } from '../backup/schema';
import { eventCategories } from '../event/constants';
import { eventSchema } from '../event/schema';
import { inquiryKinds } from '../inquiry/constants';
import { inquirySchema } from '../inquiry/schema';
import { hoursSchema } from '../location/schema';
import { subscriberSources } from '../subscriber/constants';

const start = z.iso.date().describe('The first day of the period, in the time zone of the brewery.');
const labeledCounts = z.array(z.object({ label: z.string(), count: z.int() }));

export const analyticsStatsSchema = z
  .object({
    signUpsByMonth: z
      .array(z.object({ start, count: z.int() }))
      .describe('Newsletter sign-ups of the last 12 months, oldest first.'),
    activeSubscribersBySource: z.record(z.enum(subscriberSources), z.int()),
    inquiriesByWeek: z
      .array(z.object({ start, counts: z.record(z.enum(inquiryKinds), z.int()) }))
      .describe('Inquiries of the last 12 weeks, oldest first, excluding spam. Weeks start on Monday.'),
    eventsByMonth: z
      .array(z.object({ start, counts: z.record(z.enum(eventCategories), z.int()) }))
      .describe('Events by the month they start in, excluding cancelled ones: 5 months back, 6 months ahead.'),
    totalBeers: z.int().describe('All beers, including inactive ones.'),
    availableBeers: z.int().describe('Active and available beers.'),
    beersByStyle: labeledCounts.describe('Most frequent first; rare styles are combined as `Other`.'),
    beersByAvailability: labeledCounts.describe(
      'By the availability label of the beer card; inactive beers count as `Inactive`.',
    ),
  })
  .meta({ id: 'AnalyticsStats' });
export type AnalyticsStats = z.infer<typeof analyticsStatsSchema>;

/** `GET /api/stats/dashboard` */
export const dashboardStatsSchema = z
  .object({
    totalBeers: z.int().describe('Active beers.'),
    availableBeers: z.int().describe('Active and available beers.'),
    upcomingEvents: z.int().describe('Published events that have not started.'),
    totalEvents: z.int().describe('Events of every status.'),
    activeSubscribers: z.int(),
    newInquiries: z.int(),
  })
  .meta({ id: 'DashboardStats' });
export type DashboardStats = z.infer<typeof dashboardStatsSchema>;

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

export const maxFailedEmails = 3;

export const systemWarningsSchema = z
  .object({
    backup: backupWarningSchema,
    failedEmails: z
      .object({
        total: z.int(),
        latest: z
          .array(
            z.object({
              _id: z.string(),
              to: z.string(),
              subject: z.string(),
              error: z.string().nullable(),
              inquiry: z.string().nullable().describe('The ID of the inquiry that the email is about.'),
            }),
          )
          .max(maxFailedEmails),
      })
      .describe('Emails of the last seven days that were given up.'),
  })
  .meta({ id: 'SystemWarnings' });

export type SystemWarnings = z.infer<typeof systemWarningsSchema>;
