import type * as z from 'zod';
import type { shippingStateSchema, staffShippingStateSchema } from './schema';

export type ShippingState = z.infer<typeof shippingStateSchema>;
export type StaffShippingState = z.infer<typeof staffShippingStateSchema>;
