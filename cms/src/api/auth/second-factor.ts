/** Changes of a user's second factor, with their entries in the audit log and an email to the user. */
import type { AuditAction } from '#domain/audit/constants';
import { recordAudit } from '#lib/audit/record';
import { enqueue } from '#lib/mail/enqueue';
import { consume, refund } from '#lib/rate-limit';
import { confirmSetup, replaceRecoveryCodes } from '#lib/second-factor/setup';
import { deleteSecondFactor } from '#lib/second-factor/table';
import { revokeUserSessions } from '#lib/session';
import type { Owner } from './owner';
import { secondFactorEmail, type SecondFactorChange } from './second-factor-emails';

const actions: Record<SecondFactorChange, AuditAction> = {
  on: 'second-factor-on',
  off: 'second-factor-off',
  'recovery-codes': 'recovery-codes-created',
};

/** In the transaction of the change. */
async function announce(change: SecondFactorChange, { documentId, name, email }: Owner, now: Date): Promise<void> {
  const record = { type: 'user', id: documentId, name } as const;
  await recordAudit({ action: actions[change], area: 'sign-in', record }, now);
  await enqueue([await secondFactorEmail(email, change)], now);
}

/** Ends the user's other sessions, which began without it. Returns the recovery codes. */
export async function turnOn(owner: Owner, code: string, sessionId: string, now: Date): Promise<string[]> {
  await consume('codes by user', String(owner.id));
  const codes = await strapi.db
    .transaction(async () => {
      const created = await confirmSetup(owner.id, code, now);
      await revokeUserSessions(owner.id, sessionId);
      await announce('on', owner, now);
      return created;
    })
    .then((created) => created);
  await refund('codes by user', String(owner.id));
  return codes;
}

export const createRecoveryCodes = (owner: Owner, now: Date): Promise<string[]> =>
  strapi.db
    .transaction(async () => {
      const codes = await replaceRecoveryCodes(owner.id);
      await announce('recovery-codes', owner, now);
      return codes;
    })
    .then((codes) => codes);

/** Does nothing for a user who has none. */
export async function turnOff(owner: Owner, now: Date): Promise<void> {
  await strapi.db.transaction(async () => {
    if (await deleteSecondFactor(owner.id)) await announce('off', owner, now);
  });
}
