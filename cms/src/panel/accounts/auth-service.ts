/** Adapts how Strapi checks the passwords of the panel's users and sends them links to reset them. */
import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context, Middleware, Next } from 'koa';
import { clientIp, subnetOf } from '#lib/client-ip';
import { ApiError } from '#lib/errors';
import { runExclusive } from '#lib/mutex';
import { consume, refund } from '#lib/limits';
import { hasMailServer } from '#lib/mail/server';
import { countSignIn, refundSignIn, setDeviceCookie, takeResetLink, toSignInAttempt } from '#lib/sign-in-limits';
import { addRouteMiddlewares } from './revoke-sessions';

type Credentials = { email: string; password: string };

type AuthService = {
  checkCredentials: (credentials: Credentials) => Promise<unknown>;
  validatePassword: (password: string, hash: string) => Promise<boolean>;
  hashPassword: (password: string) => Promise<string>;
  forgotPassword: (input: { email: string }) => Promise<unknown>;
};

type Services = { extend: (uid: string, extend: (service: AuthService) => AuthService) => void };

/** Strapi's links are valid for an hour. */
const linkValidForMs = 3_600_000;
/** No other link is sent within this time: it would invalidate the one that the user has just received. */
const linkSuffices = 5 * 60_000;
const lastLinkValidForMs = 24 * 3_600_000;

const usersUid = 'admin::user';

/** Unknown and invited accounts take as long as wrong passwords; Strapi responds at once. */
function withEqualTime({ checkCredentials, validatePassword, hashPassword }: AuthService) {
  const dummyHash = hashPassword(randomBytes(16).toString('hex'));
  return async (credentials: Credentials) => {
    const where = { email: credentials.email, password: { $notNull: true } };
    const isKnown = (await strapi.db.query(usersUid).count({ where })) > 0;
    if (!isKnown) await validatePassword(credentials.password, await dummyHash);
    return checkCredentials(credentials);
  };
}

async function hasNewLink(email: string, now: Date): Promise<boolean> {
  const issuedSince = new Date(now.getTime() - linkSuffices);
  const where = {
    email,
    resetPasswordToken: { $notNull: true },
    resetPasswordTokenExpiresAt: { $gt: new Date(issuedSince.getTime() + linkValidForMs) },
  };
  return (await strapi.db.query(usersUid).count({ where })) > 0;
}

/** Nobody can keep a user from resetting the password by requesting links for them, or fill their mailbox. */
function withLinkKept({ forgotPassword }: AuthService) {
  // Strapi does not wait for it, so that the response takes as long for unknown accounts.
  return async (input: { email: string }) => {
    const { email } = input;
    const ctx = strapi.requestContext.get();
    const now = new Date();
    try {
      // A link can't arrive without a mail server.
      if (!ctx || !(await hasMailServer()) || (await hasNewLink(email, now))) return;
      const link = await takeResetLink(await toSignInAttempt(ctx, 'panel sign-in', email));
      if (!link) return;
      await forgotPassword(input);
      const data = { resetPasswordTokenExpiresAt: new Date(now.getTime() + lastLinkValidForMs) };
      if (link.isForDay) await strapi.db.query(usersUid).update({ where: { email }, data });
    } catch (error) {
      strapi.log.error('A link to reset a password of the panel was not sent', { err: error });
    }
  };
}

export function adaptPanelAuth(strapi: Core.Strapi): void {
  (strapi.get('services') as Services).extend('admin::auth', (service) => ({
    ...service,
    checkCredentials: withEqualTime(service),
    forgotPassword: withLinkKept(service),
  }));
}

const networkOf = ({ req }: Context) => subnetOf(clientIp(req));

function emailOf({ request }: Context): string {
  const { email } = (request.body ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email.toLowerCase() : '';
}

/** Uses the format of Strapi's own errors, whose message the sign-in page shows. */
function sendLimit(ctx: Context, { status, headers }: ApiError): void {
  const minutes = Math.ceil(Number(headers['Retry-After']) / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const message = `Too many attempts. Please try again in ${wait}.`;
  ctx.set({ ...headers, 'Cache-Control': 'no-store' });
  ctx.status = status;
  ctx.body = { data: null, error: { status, name: 'RateLimitError', message, details: {} } };
}

/** Whether the attempt is within the limits; sends a 429 otherwise. */
export async function isWithinLimits(ctx: Context, take: () => Promise<void>): Promise<boolean> {
  try {
    await take();
    return true;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 429)) throw error;
    sendLimit(ctx, error);
    return false;
  }
}

const hasSucceeded = ({ status }: Context) => status < 300;

async function limitSignIns(ctx: Context, next: Next): Promise<void> {
  // Passport would also take the account and the password from the query, past the limits of that account.
  ctx.querystring = '';
  const attempt = await toSignInAttempt(ctx, 'panel sign-in', emailOf(ctx));
  // One after the other, so that concurrent successes don't reach the limit before they are subtracted.
  await runExclusive(`panel sign-in ${attempt.email}`, async () => {
    if (!(await isWithinLimits(ctx, () => countSignIn(attempt)))) return;
    await next();
    if (!hasSucceeded(ctx)) return;
    await refundSignIn(attempt);
    setDeviceCookie(ctx, attempt);
  });
}

async function limitTokens(ctx: Context, next: Next): Promise<void> {
  const network = networkOf(ctx);
  if (!(await isWithinLimits(ctx, () => consume('panel tokens by IP address', network)))) return;
  await next();
  if (hasSucceeded(ctx)) await refund('panel tokens by IP address', network);
}

/** The link has proven who it is, so strangers can't keep the user from signing in on this device. */
async function limitResets(ctx: Context, next: Next): Promise<void> {
  await limitTokens(ctx, next);
  if (!hasSucceeded(ctx)) return;
  const { data } = ctx.body as { data: { user: { email: string } } };
  setDeviceCookie(ctx, await toSignInAttempt(ctx, 'panel sign-in', data.user.email));
}

/** Requests from devices with an earlier sign-in only count for their account. */
async function limitResetLinks(ctx: Context, next: Next): Promise<void> {
  const { deviceId } = await toSignInAttempt(ctx, 'panel sign-in', emailOf(ctx));
  if (deviceId !== null) await next();
  else if (await isWithinLimits(ctx, () => consume('panel reset links by IP address', networkOf(ctx)))) await next();
}

const limits: Record<string, Middleware> = {
  'authentication.login': limitSignIns,
  'authentication.forgotPassword': limitResetLinks,
  'authentication.resetPassword': limitResets,
  'authentication.registrationInfo': limitTokens,
  'authentication.register': limitTokens,
};

/**
 * Limits what can be guessed at the panel's sign-in, per account and per IP address: passwords, and the tokens of
 * invitations and reset links. Replaces Strapi's limits, which count per process and by any address that a client sends.
 */
export const limitPanelAttempts = (strapi: Core.Strapi): void =>
  addRouteMiddlewares(strapi, limits, { replaced: ['admin::rateLimit', 'plugin::email.rateLimit'] });

/** The calls of the panel that need no sign-in: all that anonymous users may send a body to. */
export const publicCalls = ['login', 'access-token', 'register', 'forgot-password', 'reset-password'] as const;

export type PublicCall = (typeof publicCalls)[number];

const paths = new Set<string>(publicCalls.map((call) => `/admin/${call}`));

/** Strapi's router ignores case and one trailing slash. */
export const isPublicCall = (method: string, path: string) =>
  method === 'POST' && paths.has(path.toLowerCase().replace(/\/$/, ''));
