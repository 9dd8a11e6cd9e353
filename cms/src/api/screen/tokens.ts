/** Tokens of screens and secrets of pairings: random, and stored only as hashes. */
import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { pairingCodeDigits } from '#domain/screen/constants';
import { secretFor } from '#lib/secrets';

/** 256 bits. */
export const createToken = () => randomBytes(32).toString('base64url');

/** Looking up a hash compares no secret: the time of the comparison tells nothing about the token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

export const createCode = () => String(randomInt(10 ** pairingCodeDigits)).padStart(pairingCodeDigits, '0');

/** With a key, because a million codes are hashed in a second. */
export const hashCode = (code: string) =>
  createHmac('sha256', secretFor('pairing codes of screens')).update(code).digest('base64url');
