/** `POST /api/auth/login` and its form. What an address looks like is not judged: unknown and malformed are the same. */
import * as z from 'zod';
import { emailMaximum, normaliseEmail } from '../http/email-format';
import { messages } from '../http/messages';
import { clean } from '../http/clean';
import { tooLong } from '../http/text';

export const loginInput = z.object(
  {
    email: z
      .string({ error: 'Email is required' })
      .overwrite(normaliseEmail)
      .min(1, 'Email is required')
      .max(emailMaximum, tooLong('Email', emailMaximum)),
    password: z
      .string({ error: 'Password is required' })
      .overwrite(clean)
      .min(1, 'Password is required')
      .max(1000, tooLong('Password', 1000)),
  },
  { error: messages.notAnObject },
);
export type LoginInput = z.output<typeof loginInput>;
