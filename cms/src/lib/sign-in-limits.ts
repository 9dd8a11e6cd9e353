/**
 * Limits of wrong passwords and codes, and of links to reset the password, which strangers can't use to keep the owner of an
 * account out. An address that has used up its attempts is rejected; the attempts of all addresses together only have to
 * wait longer and longer. Devices on which the user has signed in before, or set a new password by a link, have a cookie,
 * and a limit of their own instead.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import { clientIp, subnetOf } from './client-ip';
import { consume, countPoint, refund, resetLimit } from './limits';
import { secretFor } from './secrets';
import { settings } from './settings';
import { userUid } from './staff-user';

type Area = 'sign-in' | 'panel sign-in';

/** `email` as the account is found. `passwordHash`: the stored one; empty for an unknown account. */
type Account = { area: Area; email: string; passwordHash: string };

/** `deviceId`: null for a device without a valid cookie for this account. */
export type SignInAttempt = Account & { subnet: string; deviceId: string | null };

const deviceDays = 180;

const sign = (...parts: string[]) =>
  createHmac('sha256', secretFor('device cookies')).update(parts.join('\n')).digest('base64url');

/** Marks devices whose user has not signed in yet: codes of two-step sign-in count as on new devices. */
const linkIdPrefix = 'link~';

/** One cookie for each account, without its name: several users may share a device. */
const cookieNameOf = ({ area, email }: Account) => `brewery_device_${sign(area, email, 'name').slice(0, 8)}`;

/** Covers the hash of the password, so that a change of it makes the cookies of all devices worthless. */
const signDevice = ({ area, email, passwordHash }: Account, unsigned: string) =>
  sign(area, email, passwordHash, unsigned);

function isEqual(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The cookie is `{expiry}.{id}.{signature}`. */
function readDeviceId(cookie: string | undefined, account: Account, now: Date): string | null {
  const [expiry = '', id = '', signature = ''] = cookie?.split('.') ?? [];
  const isValid = isEqual(signature, signDevice(account, `${expiry}.${id}`)) && Number(expiry) > now.getTime();
  return isValid ? id : null;
}

const uids = { 'sign-in': userUid, 'panel sign-in': 'admin::user' } as const;

export async function toSignInAttempt(ctx: Context, area: Area, email: string): Promise<SignInAttempt> {
  const stored: { password?: string | null } | null = await strapi.db
    .query(uids[area])
    .findOne({ select: ['password'], where: { email } });
  const account = { area, email, passwordHash: stored?.password ?? '' };
  const deviceId = readDeviceId(ctx.cookies.get(cookieNameOf(account)), account, new Date());
  return { ...account, subnet: subnetOf(clientIp(ctx.req)), deviceId };
}

/** Paths of sign-ins, and of requests of links to reset the password. */
const cookiePaths: Record<Area, string> = { 'sign-in': '/api/auth', 'panel sign-in': '/admin' };

/** Call after a sign-in or a change of the password by its user or a link. Not `ctx.cookies`: see `credentials.ts`. */
export function setDeviceCookie(ctx: Context, account: Account, proof: 'sign-in' | 'link' = 'sign-in'): void {
  const { area } = account;
  const isSecure = area === 'sign-in' ? settings().publicUrl.startsWith('https:') : ctx.secure;
  const maxAgeSeconds = deviceDays * 86_400;
  const id = `${proof === 'link' ? linkIdPrefix : ''}${randomBytes(16).toString('base64url')}`;
  const unsigned = `${Date.now() + maxAgeSeconds * 1000}.${id}`;
  const value = `${unsigned}.${signDevice(account, unsigned)}`;
  const attributes = `Path=${cookiePaths[area]}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict`;
  ctx.append('Set-Cookie', `${cookieNameOf(account)}=${value}; ${attributes}${isSecure ? '; Secure' : ''}`);
}

/** Failures from all addresses together: after the free ones a second, then twice as long after each, up to a maximum. */
const totals = {
  'sign-in by email': { free: 20, maxDelaySeconds: 60 },
  'panel sign-in by email': { free: 20, maxDelaySeconds: 60 },
  // Codes are short, and who gets here knows the password.
  'codes at sign-in by email': { free: 5, maxDelaySeconds: 900 },
} as const;

/** Throws 429 if it is too early for another attempt for this account; that does not count, since nothing is checked. */
async function countInTotal(name: keyof typeof totals, email: string): Promise<void> {
  const { free, maxDelaySeconds } = totals[name];
  const failures = await countPoint(name, email);
  if (failures <= free) return;
  try {
    await consume(`turns of ${name}`, email, Math.min(2 ** (failures - free - 1), maxDelaySeconds));
  } catch (error) {
    await refund(name, email);
    throw error;
  }
}

const addressKey = ({ email, subnet }: SignInAttempt) => `${email} ${subnet}`;

const refundAddress = async (attempt: SignInAttempt): Promise<void> => {
  await refund(`${attempt.area} by IP address`, attempt.subnet);
  await refund(`${attempt.area} by email and IP address`, addressKey(attempt));
};

/** Call before the password is verified, so that concurrent attempts can't exceed the limits. Throws 429. */
export async function countSignIn(attempt: SignInAttempt): Promise<void> {
  const { area, email, subnet, deviceId } = attempt;
  if (deviceId !== null) return consume(`${area} by device`, deviceId);
  // The account first: its rejected attempts must not use up those of others behind the address.
  await consume(`${area} by email and IP address`, addressKey(attempt));
  await consume(`${area} by IP address`, subnet);
  try {
    await countInTotal(`${area} by email`, email);
  } catch (error) {
    await refundAddress(attempt);
    throw error;
  }
}

export async function refundSignIn(attempt: SignInAttempt): Promise<void> {
  const { area, email, deviceId } = attempt;
  if (deviceId !== null) return refund(`${area} by device`, deviceId);
  await refundAddress(attempt);
  await refund(`${area} by email`, email);
}

const hasSignedIn = ({ deviceId }: SignInAttempt) => deviceId !== null && !deviceId.startsWith(linkIdPrefix);

/** Call for an attempt with the correct password, like `countSignIn`. A wrong code also counts as a failed attempt. */
export async function countCode(attempt: SignInAttempt): Promise<void> {
  if (hasSignedIn(attempt)) return;
  try {
    await countInTotal('codes at sign-in by email', attempt.email);
  } catch (error) {
    await refundSignIn(attempt);
    throw error;
  }
}

export async function refundCode(attempt: SignInAttempt): Promise<void> {
  if (!hasSignedIn(attempt)) await refund('codes at sign-in by email', attempt.email);
}

/** Failures from here are the reason why users set a new password by email. */
export async function forgiveSignIns(attempt: SignInAttempt): Promise<void> {
  const { area, email } = attempt;
  await resetLimit(`${area} by email and IP address`, addressKey(attempt));
  await resetLimit(`${area} by email`, email);
}

/** Per account and day. Strangers can use up the first three: the others are for devices with an earlier sign-in. */
const resetLinks = { onNewDevices: 3, inTotal: 5 };

/**
 * Counts a link to reset the password; null if no other is sent today. `isForDay`: new devices get no further one, so this
 * one must work for the rest of the day.
 */
export async function takeResetLink({ area, email, deviceId }: SignInAttempt): Promise<{ isForDay: boolean } | null> {
  const count = await countPoint(`reset links of ${area} by email`, email);
  if (count <= (deviceId === null ? resetLinks.onNewDevices : resetLinks.inTotal))
    return { isForDay: count >= resetLinks.onNewDevices };
  await refund(`reset links of ${area} by email`, email);
  return null;
}
