/**
 * `POST /api/auth/login` and its form. A malformed e-mail address is treated like an unknown one. `code` is of the second
 * factor, for accounts that have one.
 */
import * as z from 'zod';
import { maxEmailLength, normalizeEmail } from '../shared/email-format';
import { messages } from '../shared/messages';
import { sanitizeText } from '../shared/sanitize-text';
import { tooLongMessage } from '../shared/text-field';
import { optionalCode } from './second-factor';

export const loginInput = z.object(
  {
    email: z
      .string({ error: 'Email is required' })
      .overwrite(normalizeEmail)
      .min(1, 'Email is required')
      .max(maxEmailLength, tooLongMessage('Email', maxEmailLength)),
    password: z
      .string({ error: 'Password is required' })
      .overwrite(sanitizeText)
      .min(1, 'Password is required')
      .max(1000, tooLongMessage('Password', 1000)),
    code: optionalCode,
  },
  { error: messages.notAnObject },
);
export type LoginInput = z.output<typeof loginInput>;
