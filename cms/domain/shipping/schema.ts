import * as z from 'zod';
import { instantSchema } from '../shared/response-schemas';

const fields = {
  state: z.string(),
  /** Two letters, such as `CA`. */
  code: z.string(),
  note: z.string().nullable(),
  /** When staff last checked that state's shipping rules. */
  lastReviewed: z.iso.date().nullable(),
};

/** A US state that orders are shipped to. */
export const shippingStateSchema = z.object(fields).meta({ id: 'ShippingState' });

/** Any US state, also one that orders are not shipped to. */
export const staffShippingStateSchema = z
  .object({
    ...fields,
    isEnabled: z.boolean(),
    /** Null: staff have never saved anything about it. */
    updatedAt: instantSchema.nullable(),
  })
  .meta({ id: 'StaffShippingState' });
