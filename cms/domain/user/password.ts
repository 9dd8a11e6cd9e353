/** Rules for staff passwords. */
import * as z from 'zod';
import { sanitizeText } from '../shared/sanitize-text';

export const minPasswordLength = 8;
// bcrypt ignores everything after 72 bytes.
const maxPasswordBytes = 72;

const tooShortMessage = `Password must be at least ${minPasswordLength} characters long`;
const requiredMessage = 'Password is required';

const isWithinMaxBytes = (password: string) => new TextEncoder().encode(password).length <= maxPasswordBytes;

const withPasswordRules = (schema: z.ZodString) =>
  schema
    .overwrite(sanitizeText)
    .refine((password) => !password || [...password].length >= minPasswordLength, tooShortMessage)
    .refine(
      (password) => !password || isWithinMaxBytes(password),
      `Password is too long (maximum ${maxPasswordBytes} bytes)`,
    );

export const requiredPassword = withPasswordRules(
  z.string({
    error: (issue) => (issue.input === undefined || issue.input === null ? requiredMessage : 'Password must be text'),
  }),
).min(1, requiredMessage);

/** Absent or blank: the password stays unchanged. */
export const optionalPassword = withPasswordRules(z.string({ error: 'Password must be text' }))
  .transform((password) => password || undefined)
  .nullish()
  .transform((password) => password ?? undefined);
