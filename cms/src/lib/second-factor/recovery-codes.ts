/** Recovery codes: each signs in once instead of a code of the authenticator app. */
import { createHmac, randomInt } from 'node:crypto';
import { normalizeCode, recoveryCodeCount } from '#domain/user/second-factor';
import { secretFor } from '../secrets';

/** Without letters and digits that look alike. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const groupLength = 5;

const randomGroup = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** `ABCDE-FGHJK`: 50 random bits. */
export const generateRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => `${randomGroup()}-${randomGroup()}`);

/** With a key that the database does not contain: its hashes alone can't be tried offline. */
export const hashRecoveryCode = (code: string): string =>
  createHmac('sha256', secretFor('recovery codes')).update(normalizeCode(code)).digest('base64url');
