import * as z from 'zod';
import { pageParams, queryBoolean, queryText } from '../shared/query-fields';
import { instantSchema } from '../shared/response-schemas';
import { subscriberSources } from './constants';

export const subscriberSchema = z
  .object({
    _id: z.string(),
    email: z.string(),
    source: z.enum(subscriberSources),
    subscribedAt: instantSchema,
    isActive: z.boolean(),
  })
  .meta({ id: 'Subscriber' });

export const newsletterStatsSchema = z
  .object({
    /** Active subscribers. */
    totalSubscribers: z.int(),
    /** Active subscribers of the last 30 days. */
    recentSubscriptions: z.int(),
    totalAll: z.int(),
    totalInactive: z.int(),
    /** Active subscribers by source. */
    bySource: z.array(z.object({ _id: z.enum(subscriberSources), count: z.int() })),
  })
  .meta({ id: 'NewsletterStats' });

export type Subscriber = z.infer<typeof subscriberSchema>;
export type NewsletterStats = z.infer<typeof newsletterStatsSchema>;

/** `search`: a part of the email address. */
const filters = { active: queryBoolean('active'), search: queryText('search') };

export const subscriberListQuery = z.object({ ...pageParams(20), ...filters });
export type SubscriberListQuery = z.output<typeof subscriberListQuery>;

export const subscriberCsvQuery = z.object(filters);
export type SubscriberCsvQuery = z.output<typeof subscriberCsvQuery>;

/** An invalid token is treated as an unknown one. */
export const unsubscribeQuery = z.object({ token: queryText('token', 500).catch(undefined) });
