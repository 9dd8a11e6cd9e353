/** The current password, which users type again to change how they sign in, and before sensitive calls. */
import * as z from 'zod';
import { messages } from '../shared/messages';
import { sanitizeText } from '../shared/sanitize-text';
import { tooLongMessage } from '../shared/text-field';
import { optionalCode } from './second-factor';

const currentPassword = z
  .string({ error: messages.currentPasswordRequired })
  .overwrite(sanitizeText)
  .max(1000, tooLongMessage('Password', 1000));

export const currentPasswordInput = z.object(
  { currentPassword: currentPassword.min(1, messages.currentPasswordRequired) },
  { error: messages.notAnObject },
);
/** `POST /api/auth/confirm-password`; `code` is of the second factor, for accounts that have one. */
export const confirmationInput = z.object(
  { password: currentPassword.min(1, messages.currentPasswordRequired), code: optionalCode },
  { error: messages.notAnObject },
);
export type ConfirmationInput = z.output<typeof confirmationInput>;

/** Absent or blank: none was typed. */
export const optionalCurrentPassword = currentPassword
  .transform((password) => password || undefined)
  .nullish()
  .transform((password) => password ?? undefined);
