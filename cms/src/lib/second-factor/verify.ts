/** Whether a sign-in needs a second factor, and whether its code is valid. */
import { decrypt } from '../encrypt';
import { hashRecoveryCode } from './recovery-codes';
import { lockSecondFactor, updateSecondFactor, type SecondFactorRow } from './table';
import { findStep } from './totp';

export const encryptionPurpose = 'second factors';

export const toHashes = ({ recovery_hashes }: SecondFactorRow): string[] => JSON.parse(recovery_hashes) as string[];

/** Returns the step of a valid code that was not used before. */
export function findUnusedStep({ secret, last_step }: SecondFactorRow, code: string, now: Date): number | null {
  const step = findStep(decrypt(secret, encryptionPurpose), code, now);
  return step !== null && step > Number(last_step) ? step : null;
}

async function consumeRecoveryCode(row: SecondFactorRow, code: string): Promise<boolean> {
  const hash = hashRecoveryCode(code);
  const hashes = toHashes(row);
  if (!hashes.includes(hash)) return false;
  const left = hashes.filter((other) => other !== hash);
  await updateSecondFactor(row.user_id, { recovery_hashes: JSON.stringify(left) });
  return true;
}

/**
 * `passed` without a second factor, or with a valid code, which is then used. Part of the transaction that creates the
 * session.
 */
export async function checkSecondFactor(
  userId: number,
  code: string | undefined,
  now: Date,
): Promise<'passed' | 'required' | 'invalid'> {
  const row = await lockSecondFactor(userId);
  if (!row || row.confirmed_at === null) return 'passed';
  if (!code) return 'required';
  const step = findUnusedStep(row, code, now);
  if (step === null) return (await consumeRecoveryCode(row, code)) ? 'passed' : 'invalid';
  await updateSecondFactor(userId, { last_step: step });
  return 'passed';
}
