import type * as z from 'zod';
import type { distributorSchema, staffDistributorSchema } from './schema';

export type Distributor = z.infer<typeof distributorSchema>;
export type StaffDistributor = z.infer<typeof staffDistributorSchema>;
