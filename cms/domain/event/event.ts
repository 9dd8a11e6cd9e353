import type * as z from 'zod';
import type { eventSchema } from './schema';

/** An event in an API response. */
export type Event = z.infer<typeof eventSchema>;
