/** Codes of authenticator apps (RFC 6238), with the parameters that all apps support. */
import { Secret, TOTP } from 'otpauth';

/** Of the secret; RFC 4226 recommends 160 bits. */
const secretBytes = 20;

/** Steps of 30 seconds before and after the current one, for clocks that are not exact. */
const allowedDrift = 1;

const create = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });

/** Base32. */
export const generateSecret = (): string => new Secret({ size: secretBytes }).base32;

/** What the QR code contains. */
export const keyUri = (secret: string, issuer: string, email: string): string =>
  new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
    issuer,
    label: email,
  }).toString();

/** The time step of a valid code; null for others. */
export function findStep(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const totp = create(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: allowedDrift });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
