/** Phone fields. Ten digits are stored as (555) 555-5555 (api.md §4). */
import * as z from 'zod';
import { normalizePhone, extractDigits } from './phone-format';
import { sanitizeLine } from './sanitize-text';

/** An optional phone number; `isValid` checks its digits. */
export const phoneField = (isValid: (digits: string) => boolean, message: string) =>
  z
    .string({ error: message })
    .overwrite(sanitizeLine)
    .refine((text) => text === '' || (text.length <= 40 && isValid(extractDigits(text))), message)
    .transform((text) => (text ? normalizePhone(text) : null))
    .nullable()
    .optional();

/** visitor-site.md §5: optional, but at least ten digits if given. */
export const visitorPhone = phoneField(
  (digits) => digits.length >= 10 && digits.length <= 15,
  'Phone number must be 10 digits long',
);
