/** Turning the second factor of a user on and off. */
import { messages } from '#domain/shared/messages';
import type { SecondFactor } from '#domain/user/second-factor';
import { encrypt } from '../encrypt';
import { badRequest, invalidInput } from '../errors';
import { fetchBrandNames } from '../site-settings/queries';
import { generateRecoveryCodes, hashRecoveryCode } from './recovery-codes';
import { findSecondFactor, lockSecondFactor, saveSecondFactor, updateSecondFactor } from './table';
import { generateSecret, keyUri } from './totp';
import { encryptionPurpose, findUnusedStep, toHashes } from './verify';

const off: SecondFactor = { isOn: false, recoveryCodesLeft: 0 };

export async function describeSecondFactor(userId: number): Promise<SecondFactor> {
  const row = await findSecondFactor(userId);
  return row && row.confirmed_at !== null ? { isOn: true, recoveryCodesLeft: toHashes(row).length } : off;
}

const notStarted = () => badRequest(messages.secondFactorNotStarted);

/** The secret has no effect until the user confirms with a code that the app has it. */
export async function startSetup(user: { id: number; email: string }): Promise<{ secret: string; uri: string }> {
  const { name } = await fetchBrandNames();
  const secret = generateSecret();
  await strapi.db.transaction(async () => {
    const row = await lockSecondFactor(user.id);
    if (row && row.confirmed_at !== null) throw notStarted();
    await saveSecondFactor({
      user_id: user.id,
      secret: encrypt(secret, encryptionPurpose),
      recovery_hashes: '[]',
      last_step: 0,
      confirmed_at: null,
    });
  });
  return { secret, uri: keyUri(secret, name, user.email) };
}

/** Returns the recovery codes, which only their owner knows from now on. In the current transaction. */
export async function confirmSetup(userId: number, code: string, now: Date): Promise<string[]> {
  const row = await lockSecondFactor(userId);
  if (!row || row.confirmed_at !== null) throw notStarted();
  const step = findUnusedStep(row, code, now);
  if (step === null) throw invalidInput([{ path: 'code', msg: messages.codeInvalid }]);
  await updateSecondFactor(userId, { last_step: step, confirmed_at: now.getTime() });
  return replaceRecoveryCodes(userId);
}

/** Earlier codes no longer work. */
export async function replaceRecoveryCodes(userId: number): Promise<string[]> {
  const row = await lockSecondFactor(userId);
  if (!row || row.confirmed_at === null) throw notStarted();
  const codes = generateRecoveryCodes();
  await updateSecondFactor(userId, { recovery_hashes: JSON.stringify(codes.map(hashRecoveryCode)) });
  return codes;
}
