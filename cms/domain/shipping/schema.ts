import * as z from 'zod';
import { findStateCode } from '../distributor/us-states';
import { booleanField, optionalText, optionalTextMatching, requiredText, requestBody } from '../shared/fields';
import { versionField } from '../shared/optimistic-lock';
import { instantSchema } from '../shared/response-schemas';
import { parsePlainDate } from '../time/plain-date';

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

export type ShippingState = z.infer<typeof shippingStateSchema>;
export type StaffShippingState = z.infer<typeof staffShippingStateSchema>;

const invalidCode = 'Please enter the two letters of a US state, such as CA';

const note = optionalText({ label: 'Note', max: 300 });

/** The fields of a record of the panel. */
export const shippingStateFields = {
  state: requiredText({ label: 'State', max: 40, required: 'Please enter a state' }),
  code: requiredText({ label: 'Code', max: 2, required: invalidCode })
    .overwrite((text) => text.toUpperCase())
    .refine((text) => text.length !== 2 || findStateCode(text) === text, invalidCode),
  note,
};

export const shippingStateInput = requestBody(shippingStateFields);
export const shippingStateUpdate = shippingStateInput.partial();

/** `PUT /api/shipping-states/{code}`. Absent fields stay unchanged. */
export const shippingStateChanges = requestBody({
  isEnabled: booleanField('isEnabled', false).optional(),
  note,
  lastReviewed: optionalTextMatching((text) => parsePlainDate(text) !== null, 'Please enter a valid date'),
  /** Null for a state that was never saved. */
  updatedAt: z.null().or(versionField),
});
export type ShippingStateChanges = z.output<typeof shippingStateChanges>;
