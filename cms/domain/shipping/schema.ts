import * as z from 'zod';

/** A US state that orders are shipped to. */
export const shippingStateSchema = z
  .object({
    state: z.string(),
    /** Two letters, such as `CA`. */
    code: z.string(),
    note: z.string().nullable(),
    /** When staff last checked that state's shipping rules. */
    lastReviewed: z.iso.date().nullable(),
  })
  .meta({ id: 'ShippingState' });
