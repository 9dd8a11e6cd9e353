/** Changes of a user's second factor, with their entries in the audit log and an email to the user. */
import type { AuditAction } from '#domain/audit/constants';
import { messages } from '#domain/shared/messages';
import { fullName } from '#domain/user/display';
import type { SignInRules } from '#domain/user/sign-in';
import { recordAudit } from '#lib/audit/record';
import { inTransaction } from '#lib/database/transaction';
import { invalidInput } from '#lib/errors';
import { consume, refund } from '#lib/limits';
import { enqueue } from '#lib/mail/enqueue';
import { withLock } from '#lib/mutex';
import {
  readSignInRules,
  writeSignInRules,
  confirmSetup,
  replaceRecoveryCodes,
  deleteSecondFactor,
  lockSecondFactor,
} from '#lib/second-factor';
import { revokeUserSessions, type SessionUser } from '#lib/session';
import { secondFactorEmail, type SecondFactorChange } from './emails';

const actions: Record<SecondFactorChange, AuditAction> = {
  on: 'second-factor-on',
  off: 'second-factor-off',
  'recovery-codes': 'recovery-codes-created',
};

/** Call in the transaction of the change. */
async function announce(change: SecondFactorChange, { user }: SessionUser, now: Date): Promise<void> {
  const record = { type: 'user', id: user._id, name: fullName(user) } as const;
  await recordAudit({ action: actions[change], area: 'sign-in', record }, now);
  await enqueue([await secondFactorEmail(user.email, change)], now);
}

/** Ends the user's other sessions, which began without it. Returns the recovery codes. */
export async function turnOn(owner: SessionUser, code: string, sessionId: string, now: Date): Promise<string[]> {
  await consume('codes by session', sessionId);
  const codes = await inTransaction(async () => {
    const created = await confirmSetup(owner.id, code, now);
    await revokeUserSessions(owner.id, sessionId);
    await announce('on', owner, now);
    return created;
  });
  await refund('codes by session', sessionId);
  return codes;
}

export const createRecoveryCodes = (owner: SessionUser, now: Date): Promise<string[]> =>
  inTransaction(async () => {
    const codes = await replaceRecoveryCodes(owner.id);
    await announce('recovery-codes', owner, now);
    return codes;
  });

/** Does nothing for a user who has none. */
export async function turnOff(owner: SessionUser, now: Date): Promise<void> {
  await strapi.db.transaction(async () => {
    if (await deleteSecondFactor(owner.id)) await announce('off', owner, now);
  });
}

/** Only an admin who has a second factor can require it, and so can still turn the rule off. */
export const updateSignInRules = (adminId: number, rules: SignInRules, now: Date): Promise<void> =>
  withLock('sign-in rules', async () => {
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
