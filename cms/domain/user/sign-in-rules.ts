/** What accounts need to sign in, as admins set it. */
import * as z from 'zod';
import { messages } from '../shared/messages';

const message = 'Choose whether admins need two-step sign-in';

export const signInRulesInput = z.object(
  { isSecondFactorRequired: z.boolean({ error: message }) },
  { error: messages.notAnObject },
);

export const signInRulesSchema = z
  .object({
    /** Of admins. Those without one can only set it up. */
    isSecondFactorRequired: z.boolean(),
  })
  .meta({ id: 'SignInRules' });
export type SignInRules = z.infer<typeof signInRulesSchema>;
