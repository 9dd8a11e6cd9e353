import type * as z from 'zod';
import type { eventSchema } from './schema';

/** An event in an API response (api.md §3). */
export type Event = z.infer<typeof eventSchema>;
