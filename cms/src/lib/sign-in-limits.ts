/**
 * Limits of wrong passwords, which strangers can't use to keep the owner of an account out. An address that has used up its
 * attempts is rejected; the attempts of all addresses together only have to wait longer and longer. Devices on which the
 * user has signed in before have a cookie, and a limit of their own instead.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import { clientIp, subnetOf } from './client-ip';
import { consume, countPoint, refund, resetLimit } from './rate-limit';
import { secretFor } from './secrets';

/** The staff app, or Strapi's panel. */
type Area = 'sign-in' | 'panel sign-in';

/** `email` as the account is found. `deviceId`: null for a device without a valid cookie for this account. */
export type SignInAttempt = { area: Area; email: string; subnet: string; deviceId: string | null };

type DeviceCookie = { path: string; isSecure: boolean };

const deviceDays = 180;

const sign = (area: Area, email: string, unsigned: string) =>
  createHmac('sha256', secretFor('device cookies')).update(`${area}\n${email}\n${unsigned}`).digest('base64url');

/** One cookie for each account, without its name: several users may share a device. */
const cookieNameOf = (area: Area, email: string) => `brewery_device_${sign(area, email, 'name').slice(0, 8)}`;

function isEqual(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The cookie is `{expiry}.{id}.{signature}`. */
function readDeviceId(cookie: string | undefined, area: Area, email: string, now: Date): string | null {
  const [expiry = '', id = '', signature = ''] = cookie?.split('.') ?? [];
  const isValid = isEqual(signature, sign(area, email, `${expiry}.${id}`)) && Number(expiry) > now.getTime();
  return isValid ? id : null;
}

export const toSignInAttempt = (ctx: Context, area: Area, email: string): SignInAttempt => ({
  area,
  email,
  subnet: subnetOf(clientIp(ctx.req)),
  deviceId: readDeviceId(ctx.cookies.get(cookieNameOf(area, email)), area, email, new Date()),
});

/** After a sign-in. Not `ctx.cookies`: see `credentials.ts`. */
export function setDeviceCookie(ctx: Context, { area, email }: SignInAttempt, { path, isSecure }: DeviceCookie): void {
  const maxAgeSeconds = deviceDays * 86_400;
  const unsigned = `${Date.now() + maxAgeSeconds * 1000}.${randomBytes(16).toString('base64url')}`;
  const value = `${unsigned}.${sign(area, email, unsigned)}`;
  const attributes = `Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  ctx.append('Set-Cookie', `${cookieNameOf(area, email)}=${value}; ${attributes}`);
}

/** So many wrong passwords of strangers for one account don't have to wait. */
const freeFailures = 20;
const maxDelaySeconds = 60;

/** After the 21st failure a second, then twice as long after each, up to a minute. */
const delayAfter = (failures: number) => Math.min(2 ** (failures - freeFailures - 1), maxDelaySeconds);

const addressKey = ({ email, subnet }: SignInAttempt) => `${email} ${subnet}`;

const refundAddress = async (attempt: SignInAttempt): Promise<void> => {
  await refund(`${attempt.area} by IP address`, attempt.subnet);
  await refund(`${attempt.area} by email and IP address`, addressKey(attempt));
};

/** Throws 429 if it is too early for another attempt for this account; that does not count, since no password is checked. */
async function waitForTurn(attempt: SignInAttempt): Promise<void> {
  const { area, email } = attempt;
  const failures = await countPoint(`${area} by email`, email);
  if (failures <= freeFailures) return;
  try {
    await consume(`turns of ${area} by email`, email, delayAfter(failures));
  } catch (error) {
    await refund(`${area} by email`, email);
    await refundAddress(attempt);
    throw error;
  }
}

/**
 * Counts an attempt before its password is verified, so that concurrent ones can't exceed the limits. Throws 429 without an
 * attempt left.
 */
export async function countSignIn(attempt: SignInAttempt): Promise<void> {
  const { area, subnet, deviceId } = attempt;
  if (deviceId !== null) return consume(`${area} by device`, deviceId);
  // The account first: its rejected attempts must not use up those of others behind the address.
  await consume(`${area} by email and IP address`, addressKey(attempt));
  await consume(`${area} by IP address`, subnet);
  await waitForTurn(attempt);
}

/** Of an attempt with the correct password. */
export async function refundSignIn(attempt: SignInAttempt): Promise<void> {
  const { area, email, deviceId } = attempt;
  if (deviceId !== null) return refund(`${area} by device`, deviceId);
  await refundAddress(attempt);
  await refund(`${area} by email`, email);
}

/** Failures from here are the reason why users set a new password by email. */
export async function forgiveSignIns(attempt: SignInAttempt): Promise<void> {
  const { area, email, deviceId } = attempt;
  if (deviceId !== null) await resetLimit(`${area} by device`, deviceId);
  await resetLimit(`${area} by email and IP address`, addressKey(attempt));
  await resetLimit(`${area} by email`, email);
}
