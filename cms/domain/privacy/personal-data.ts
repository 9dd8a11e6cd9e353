import type * as z from 'zod';
import type { eraseResultSchema, personalDataSchema, personalDataSummarySchema } from './schema';

export type PersonalDataSummary = z.infer<typeof personalDataSummarySchema>;

export type PersonalData = z.infer<typeof personalDataSchema>;

export type EraseResult = z.infer<typeof eraseResultSchema>;
