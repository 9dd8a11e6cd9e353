/** The fields of a state that orders are shipped to, which power users enter in the panel. */
import * as z from 'zod';
import { findStateCode } from '../distributor/us-states';
import { messages } from '../shared/messages';
import { optionalText, requiredText } from '../shared/text-field';

const invalidCode = 'Please enter the two letters of a US state, such as CA';

export const shippingStateFields = {
  state: requiredText({ label: 'State', max: 40, required: 'Please enter a state' }),
  code: requiredText({ label: 'Code', max: 2, required: invalidCode })
    .overwrite((text) => text.toUpperCase())
    .refine((text) => text.length !== 2 || findStateCode(text) === text, invalidCode),
  note: optionalText({ label: 'Note', max: 300 }),
};

export const shippingStateInput = z.object(shippingStateFields, { error: messages.notAnObject });
export const shippingStateUpdate = shippingStateInput.partial();
