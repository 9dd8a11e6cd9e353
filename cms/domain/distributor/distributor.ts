import type * as z from 'zod';
import type { distributorSchema } from './schema';

export type Distributor = z.infer<typeof distributorSchema>;
