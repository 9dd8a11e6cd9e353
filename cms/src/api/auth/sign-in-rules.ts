/** Changes of the rules of sign-ins, with their entries in the audit log. */
import { messages } from '#domain/shared/messages';
import type { SignInRules } from '#domain/user/sign-in-rules';
import { recordAudit } from '#lib/audit/record';
import { invalidInput } from '#lib/errors';
import { withLock } from '#lib/mutex';
import { readSignInRules, writeSignInRules } from '#lib/second-factor/rules';
import { lockSecondFactor } from '#lib/second-factor/table';

/** Only an admin who has a second factor can require it, and so can still turn the rule off. */
export const updateSignInRules = (adminId: number, rules: SignInRules, now: Date): Promise<void> =>
  withLock(strapi, 'sign-in rules', async () => {
    const { isSecondFactorRequired } = rules;
    const row = isSecondFactorRequired ? await lockSecondFactor(adminId) : undefined;
    if (isSecondFactorRequired && (!row || row.confirmed_at === null))
      throw invalidInput([{ path: 'isSecondFactorRequired', msg: messages.ownSecondFactorFirst }]);
    if ((await readSignInRules()).isSecondFactorRequired === isSecondFactorRequired) return;
    await writeSignInRules(rules);
    await recordAudit(
      { action: isSecondFactorRequired ? 'second-factor-required' : 'second-factor-optional', area: 'sign-in' },
      now,
    );
  });
