import * as z from 'zod';
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
