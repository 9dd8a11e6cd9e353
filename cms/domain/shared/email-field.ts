import * as z from 'zod';
import { isEmail, normalizeEmail } from './email-format';

type EmailMessages = { required: string; invalid: string };

export const emailField = ({ required, invalid }: EmailMessages) =>
  z
    .string({ error: (issue) => (issue.input === undefined || issue.input === null ? required : invalid) })
    .overwrite(normalizeEmail)
    .min(1, required)
    .refine((text) => text === '' || isEmail(text), invalid);
