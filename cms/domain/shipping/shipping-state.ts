import type * as z from 'zod';
import type { shippingStateSchema } from './schema';

export type ShippingState = z.infer<typeof shippingStateSchema>;
