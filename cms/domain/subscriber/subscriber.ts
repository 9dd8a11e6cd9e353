import type * as z from 'zod';
import type { newsletterStatsSchema, subscriberSchema } from './schema';

export type Subscriber = z.infer<typeof subscriberSchema>;

export type NewsletterStats = z.infer<typeof newsletterStatsSchema>;
