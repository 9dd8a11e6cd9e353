/** The current password, which a user types again to change how they sign in. */
import * as z from 'zod';
import { messages } from '../shared/messages';
import { sanitizeText } from '../shared/sanitize-text';
import { tooLongMessage } from '../shared/text-field';

const currentPassword = z
  .string({ error: messages.currentPasswordRequired })
  .overwrite(sanitizeText)
  .max(1000, tooLongMessage('Password', 1000));

export const currentPasswordInput = z.object(
  { currentPassword: currentPassword.min(1, messages.currentPasswordRequired) },
  { error: messages.notAnObject },
);
export type CurrentPasswordInput = z.output<typeof currentPasswordInput>;

/** Absent or blank: none was typed. */
export const optionalCurrentPassword = currentPassword
  .transform((password) => password || undefined)
  .nullish()
  .transform((password) => password ?? undefined);
