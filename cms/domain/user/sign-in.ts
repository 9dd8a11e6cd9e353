/**
 * `POST /api/auth/login` and its form. A malformed e-mail address is treated like an unknown one. `code` is of the second
 * factor, for accounts that have one.
 */
import * as z from 'zod';
import { maxEmailLength, normalizeEmail } from '../shared/email-format';
import { tooLongMessage, requestBody } from '../shared/fields';
import { messages } from '../shared/messages';
import { sanitizeText } from '../shared/sanitize-text';

/** The second factor of a staff account: codes of an authenticator app, and recovery codes. */

export const recoveryCodeCount = 10;

/** Removes spaces and dashes, and raises the case: `123 456` and `abcde-fghjk` are accepted as typed. */
export const normalizeCode = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();

const maxCodeLength = 40;

/** The code of a sign-in; blank or absent at the first attempt. */
export const optionalCode = z
  .string({ error: 'Code must be text' })
  .max(maxCodeLength, messages.codeInvalid)
  .transform(normalizeCode)
  .nullish()
  .transform((code) => code || undefined);

export const secondFactorInput = requestBody({
  code: z
    .string({ error: messages.codeRequired })
    .max(maxCodeLength, messages.codeInvalid)
    .overwrite(normalizeCode)
    .min(1, messages.codeRequired),
});

export const secondFactorSchema = z
  .object({
    isOn: z.boolean(),
    recoveryCodesLeft: z.int().min(0),
  })
  .meta({ id: 'SecondFactor' });
export type SecondFactor = z.infer<typeof secondFactorSchema>;

export const loginInput = requestBody({
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
});
export type LoginInput = z.output<typeof loginInput>;

const message = 'Choose whether admins need two-step sign-in';

export const signInRulesInput = requestBody({ isSecondFactorRequired: z.boolean({ error: message }) });

export const signInRulesSchema = z
  .object({
    /** Whether admins need a second factor. Those without one can only set it up. */
    isSecondFactorRequired: z.boolean(),
  })
  .meta({ id: 'SignInRules' });
export type SignInRules = z.infer<typeof signInRulesSchema>;
