import type * as z from 'zod';
import type { newsletterStatsSchema, subscriberSchema } from './schema';

export const subscriberSources = ['website', 'events', 'taproom', 'other'] as const;
export type SubscriberSource = (typeof subscriberSources)[number];

export type Subscriber = z.infer<typeof subscriberSchema>;

export type NewsletterStats = z.infer<typeof newsletterStatsSchema>;
