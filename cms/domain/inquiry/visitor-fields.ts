/** Fields that the public forms share. */
import { emailField } from '../shared/email-field';
import { sanitizeText, sanitizeLine } from '../shared/sanitize-text';
import { tooLongMessage } from '../shared/text-field';
import { parsePlainDate } from '../time/plain-date';
import * as z from 'zod';
import { maxMessageLength } from './limits';

/** Required text of at least `min` characters. Missing, short and non-text values get the same message. */
export const minLengthText = (
  min: number,
  message: string,
  { label, max, multiline = false }: { label: string; max: number; multiline?: boolean },
) =>
  z
    .string({ error: message })
    .overwrite(multiline ? sanitizeText : sanitizeLine)
    .min(min, message)
    .max(max, tooLongMessage(label, max));

export const visitorName = minLengthText(2, 'Name must be at least 2 characters long', { label: 'Name', max: 100 });

const invalidEmail = 'Please provide a valid email address';
export const visitorEmail = emailField({ required: 'Email is required', invalid: invalidEmail });
/** The shipping form has the same message for a missing and an invalid e-mail address. */
export const shippingEmail = emailField({ required: invalidEmail, invalid: invalidEmail });

export const visitorMessage = minLengthText(10, 'Message must be at least 10 characters long', {
  label: 'Message',
  max: maxMessageLength,
  multiline: true,
});

/** An optional date that is not before `today`. */
export const dateFromToday = (today: string) =>
  z
    .string({ error: 'Please enter a valid date' })
    .overwrite(sanitizeLine)
    .refine((text) => text === '' || parsePlainDate(text) !== null, 'Please enter a valid date')
    .refine((text) => (parsePlainDate(text) ?? today) >= today, 'Please choose a date from today on')
    .transform((text) => parsePlainDate(text))
    .nullable()
    .optional();
