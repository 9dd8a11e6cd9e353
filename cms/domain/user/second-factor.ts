/** The second factor of a staff account: codes of an authenticator app, and recovery codes. */
import * as z from 'zod';
import { messages } from '../shared/messages';

export const recoveryCodeCount = 10;

const bodyError = { error: messages.notAnObject };

/** Without spaces and dashes, in upper case: `123 456` and `abcde-fghjk` are accepted as typed. */
export const normalizeCode = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();

const maxCodeLength = 40;

/** Of a sign-in; blank or absent at the first attempt. */
export const optionalCode = z
  .string({ error: 'Code must be text' })
  .max(maxCodeLength, messages.codeInvalid)
  .transform(normalizeCode)
  .nullish()
  .transform((code) => code || undefined);

export const secondFactorInput = z.object(
  {
    code: z
      .string({ error: messages.codeRequired })
      .max(maxCodeLength, messages.codeInvalid)
      .overwrite(normalizeCode)
      .min(1, messages.codeRequired),
  },
  bodyError,
);

export const secondFactorSchema = z
  .object({
    isOn: z.boolean(),
    recoveryCodesLeft: z.int().min(0),
  })
  .meta({ id: 'SecondFactor' });
export type SecondFactor = z.infer<typeof secondFactorSchema>;
