import type * as z from 'zod';
import type { boardSchema } from './schema';

export type Board = z.infer<typeof boardSchema>;
