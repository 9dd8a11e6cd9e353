import type * as z from 'zod';
import type { awardSchema, beerSchema } from './schema';

/** A beer in an API response (api.md §3). */
export type Beer = z.infer<typeof beerSchema>;

export type Award = z.infer<typeof awardSchema>;
