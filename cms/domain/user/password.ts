/** Rules for staff passwords. */
import * as z from 'zod';
import { emailField, tooLongMessage, requestBody } from '../shared/fields';
import { messages } from '../shared/messages';
import { sanitizeText } from '../shared/sanitize-text';
import { optionalCode } from './sign-in';

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

export const resetLinkMinutes = 30;

/** Lifetime of the link in an invitation. */
export const invitationDays = 7;

/** Lifetime of the last link of a day that new devices can request. */
export const lastResetLinkMinutes = 24 * 60;

const linkMessage = { error: messages.resetLinkInvalid };

/** `POST /api/auth/forgot-password` */
export const forgotPasswordInput = requestBody({
  email: emailField({ required: 'Email is required', invalid: 'Please provide a valid email address' }),
});
export type ForgotPasswordInput = z.output<typeof forgotPasswordInput>;

/** `POST /api/auth/reset-password`. `token` is the one in the link; if it is malformed, the link is treated as expired. */
export const resetPasswordInput = requestBody({
  token: z.string(linkMessage).min(1, linkMessage).max(200, linkMessage),
  password: requiredPassword,
});
export type ResetPasswordInput = z.output<typeof resetPasswordInput>;

/** The current password, which users type again to change how they sign in, and before sensitive calls. */

const currentPassword = z
  .string({ error: messages.currentPasswordRequired })
  .overwrite(sanitizeText)
  .max(1000, tooLongMessage('Password', 1000));

export const currentPasswordInput = requestBody({
  currentPassword: currentPassword.min(1, messages.currentPasswordRequired),
});
/** `POST /api/auth/confirm-password`; `code` is of the second factor, for accounts that have one. */
export const confirmationInput = requestBody({
  password: currentPassword.min(1, messages.currentPasswordRequired),
  code: optionalCode,
});
export type ConfirmationInput = z.output<typeof confirmationInput>;

/** Absent or blank: none was typed. */
export const optionalCurrentPassword = currentPassword
  .transform((password) => password || undefined)
  .nullish()
  .transform((password) => password ?? undefined);
