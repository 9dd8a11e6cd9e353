import * as z from 'zod';
import { subscriberSources, type NewsletterStats, type Subscriber } from '#domain/subscriber/subscriber';
import { instantSchema } from '#lib/response-schemas';

export const subscriberShape = z
  .object({
    _id: z.string(),
    email: z.string(),
    source: z.enum(subscriberSources),
    subscribedAt: instantSchema,
    isActive: z.boolean(),
  })
  .meta({ id: 'Subscriber' }) satisfies z.ZodType<Subscriber>;

export const statsShape = z
  .object({
    totalSubscribers: z.int(),
    recentSubscriptions: z.int(),
    totalAll: z.int(),
    totalInactive: z.int(),
    bySource: z.array(z.object({ _id: z.enum(subscriberSources), count: z.int() })),
  })
  .meta({ id: 'NewsletterStats' }) satisfies z.ZodType<NewsletterStats>;
