/**
 * Tokens of links to reset a password. A token contains its expiry, and only the hash of the whole token is stored, so
 * that the expiry can't be changed and the database contains no usable token.
 */
import { createHash, randomBytes } from 'node:crypto';
import { resetLinkMinutes } from '#domain/user/password-reset';

export function createResetToken(now: Date): string {
  const expiresAt = now.getTime() + resetLinkMinutes * 60_000;
  return `${expiresAt.toString(36)}.${randomBytes(32).toString('base64url')}`;
}

export const hashResetToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** An invalid date for what is no token. */
export const getResetTokenExpiry = (token: string) => new Date(parseInt(token.split('.')[0] ?? '', 36));

export const isResetTokenExpired = (token: string, now: Date) => !(getResetTokenExpiry(token) > now);
