/** The rule for staff passwords. */
import * as z from 'zod';
import { sanitizeText } from '../shared/sanitize-text';

export const minPasswordLength = 8;
// bcrypt looks at the first 72 bytes only.
const passwordMaximumBytes = 72;

const tooShort = `Password must be at least ${minPasswordLength} characters long`;
const required = 'Password is required';

const fits = (password: string) => new TextEncoder().encode(password).length <= passwordMaximumBytes;

const rule = (text: z.ZodString) =>
  text
    .overwrite(sanitizeText)
    .refine((password) => !password || [...password].length >= minPasswordLength, tooShort)
    .refine((password) => !password || fits(password), `Password is too long (maximum ${passwordMaximumBytes} bytes)`);

export const requiredPassword = rule(
  z.string({
    error: (issue) => (issue.input === undefined || issue.input === null ? required : 'Password must be text'),
  }),
).min(1, required);

/** Absent or blank: the password stays as it is. */
export const optionalPassword = rule(z.string({ error: 'Password must be text' }))
  .transform((password) => password || undefined)
  .nullish()
  .transform((password) => password ?? undefined);
