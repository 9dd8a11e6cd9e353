import type * as z from 'zod';
import type { imageSchema } from './response-schemas';

export type Image = z.infer<typeof imageSchema>;
