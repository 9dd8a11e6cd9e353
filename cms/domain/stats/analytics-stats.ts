/** The response of `GET /api/stats/analytics`. Browsers import only the type. */
import * as z from 'zod';
import { eventCategories } from '../event/constants';
import { inquiryKinds } from '../inquiry/constants';
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
