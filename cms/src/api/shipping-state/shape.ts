import * as z from 'zod';
import type { ShippingState } from '#domain/shipping/shipping-state';

export const shippingStateShape = z
  .object({
    state: z.string(),
    code: z.string(),
    note: z.string().nullable(),
    lastReviewed: z.iso.date().nullable(),
  })
  .meta({ id: 'ShippingState' }) satisfies z.ZodType<ShippingState>;
