/** Phone fields. Ten digits are stored as (555) 555-5555. */
import * as z from 'zod';
import { isOtherNumber, normalizePhone } from './phone-format';
import { toUsDigits } from './phone-number';
import { sanitizeLine } from './sanitize-text';

const otherNumberMessage =
  'This field takes US phone numbers of 10 digits. Please put any other number or an extension into your message.';

/** An optional US number; `message` is about the number of its digits. */
const phoneField = (isValid: (text: string) => boolean, message: string) =>
  z
    .string({ error: message })
    .overwrite(sanitizeLine)
    .superRefine((text, context) => {
      if (text === '' || (text.length <= 40 && isValid(text))) return;
      context.addIssue({ code: 'custom', message: isOtherNumber(text) ? otherNumberMessage : message });
    })
    .transform((text) => (text ? normalizePhone(text) : null))
    .nullable()
    .optional();

/** Optional, but ten digits if given. */
export const visitorPhone = phoneField((text) => toUsDigits(text) !== null, 'Phone number must be 10 digits long');

/** Ten digits without the country code, which may be written before them: `+1 530-555-0123`. */
export const shippingPhone = phoneField(
  (text) => toUsDigits(text) !== null && !/^\d{11}$/.test(text),
  'Phone number must be exactly 10 digits',
);
