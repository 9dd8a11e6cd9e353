/**
 * Second factors of staff users. The table is not a content type: no call of the API, the panel or an export can reach it.
 * The secret is encrypted, and only hashes of recovery codes are stored.
 */
import { createHmac, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { messages } from '#domain/shared/messages';
import { normalizeCode, recoveryCodeCount, type SecondFactor, type SignInRules } from '#domain/user/sign-in';
import { badRequest, invalidInput } from './errors';
import { inTransaction, defineTable } from './database/transaction';
import { secretFor, decrypt, encrypt } from './secrets';
import type { SessionUser } from './session';
import { fetchBrandNames } from './site-settings/queries';

const table = 'staff_second_factors';

type SecondFactorRow = {
  user_id: number;
  secret: string;
  /** A JSON array; those that were used are removed. */
  recovery_hashes: string;
  /** The time step of the last accepted code, so that no code works twice. PostgreSQL returns it as a string. */
  last_step: number | string;
  /** Milliseconds; null while the setup is not finished. */
  confirmed_at: number | string | null;
};

const query = defineTable(
  table,
  `user_id integer primary key, secret text not null, recovery_hashes text not null,
   last_step bigint not null, confirmed_at bigint`,
  // Removes rows of users that were deleted without Strapi: SQLite may give their id to a new user.
  `delete from ${table} where user_id not in (select id from up_users)`,
);

export const lockSecondFactor = (userId: number): Promise<SecondFactorRow | undefined> =>
  query((rows) => rows.where({ user_id: userId }).forUpdate().first());

const findSecondFactor = (userId: number): Promise<SecondFactorRow | undefined> =>
  query((rows) => rows.where({ user_id: userId }).first());

const saveSecondFactor = (row: SecondFactorRow): Promise<void> =>
  query((rows) => rows.insert(row).onConflict('user_id').merge());

const updateSecondFactor = (userId: number, changes: Partial<SecondFactorRow>): Promise<void> =>
  query((rows) => rows.where({ user_id: userId }).update(changes));

export const deleteSecondFactor = async (userId: number): Promise<boolean> =>
  (await query<number>((rows) => rows.where({ user_id: userId }).delete())) > 0;

/** Call after a change of the secret, which encrypts them: their codes could not be checked anymore. */
export const deleteAllSecondFactors = (): Promise<number> => query((rows) => rows.delete());

/** Letters and digits that don't look alike. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const groupLength = 5;

const randomGroup = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** `ABCDE-FGHJK`: 50 random bits. */
const generateRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => `${randomGroup()}-${randomGroup()}`);

/** Uses a key that the database does not contain: its hashes alone can't be tried offline. */
const hashRecoveryCode = (code: string): string =>
  createHmac('sha256', secretFor('recovery codes')).update(normalizeCode(code)).digest('base64url');

/** The length of the secret; RFC 4226 recommends 160 bits. */
const secretBytes = 20;

/** Steps of 30 seconds before and after the current one, for clocks that are not exact. */
const allowedDrift = 1;

/** Codes of authenticator apps (RFC 6238), with the parameters that all apps support. */
const create = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30, ...names });

/** The time step of a valid code; null for others. */
function findStep(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const totp = create(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: allowedDrift });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

const encryptionPurpose = 'second factors';

const toHashes = ({ recovery_hashes }: SecondFactorRow): string[] => JSON.parse(recovery_hashes) as string[];

function findUnusedStep({ secret, last_step }: SecondFactorRow, code: string, now: Date): number | null {
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

/** `passed`: it is off, or the code is valid, and used now. In the transaction that creates the session. */
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

const off: SecondFactor = { isOn: false, recoveryCodesLeft: 0 };

export async function describeSecondFactor(userId: number): Promise<SecondFactor> {
  const row = await findSecondFactor(userId);
  return row && row.confirmed_at !== null ? { isOn: true, recoveryCodesLeft: toHashes(row).length } : off;
}

const notStarted = () => badRequest(messages.secondFactorNotStarted);

/** The secret, in Base32 and in the QR code, has no effect until the user confirms with a code that the app has it. */
export async function startSetup(user: { id: number; email: string }): Promise<{ secret: string; uri: string }> {
  const { name } = await fetchBrandNames();
  const secret = new Secret({ size: secretBytes }).base32;
  await inTransaction(async () => {
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
  return { secret, uri: create(secret, { issuer: name, label: user.email }).toString() };
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

const store = () => strapi.store({ type: 'core', name: 'brewery', key: 'sign-in-rules' });

const initialRules: SignInRules = { isSecondFactorRequired: false };

export const readSignInRules = async (): Promise<SignInRules> =>
  ((await store().get()) as SignInRules | null) ?? initialRules;

export const writeSignInRules = (rules: SignInRules): Promise<void> => store().set({ value: rules });

/** Such a user may set it up and sign out, nothing else. */
export const lacksSecondFactor = async ({ id, user }: SessionUser): Promise<boolean> =>
  user.role === 'admin' && (await readSignInRules()).isSecondFactorRequired && !(await describeSecondFactor(id)).isOn;
