/**
 * Limits what can be guessed at the panel's sign-in, per account and per IP address: passwords, and the tokens of
 * invitations and reset links. Replaces Strapi's limits, which count per process and by any address that a client sends.
 */
import type { Core } from '@strapi/strapi';
import type { Context, Middleware, Next } from 'koa';
import { clientIp, subnetOf } from '#lib/client-ip';
import { ApiError } from '#lib/errors';
import { runExclusive } from '#lib/mutex';
import { consume, refund, resetLimit } from '#lib/rate-limit';
import { addRouteMiddlewares } from './change-routes';

const networkOf = ({ req }: Context) => subnetOf(clientIp(req));

/** As Strapi finds the account. */
function emailOf({ request }: Context): string {
  const { email } = (request.body ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email.toLowerCase() : '';
}

/** In the format of Strapi's own errors, whose message the sign-in page shows. */
function sendLimit(ctx: Context, { status, headers }: ApiError): void {
  const minutes = Math.ceil(Number(headers['Retry-After']) / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const message = `Too many attempts. Please try again in ${wait}.`;
  ctx.set({ ...headers, 'Cache-Control': 'no-store' });
  ctx.status = status;
  ctx.body = { data: null, error: { status, name: 'RateLimitError', message, details: {} } };
}

/** Whether the attempt is within the limits; sends a 429 otherwise. */
async function isWithinLimits(ctx: Context, take: () => Promise<void>): Promise<boolean> {
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
  const network = networkOf(ctx);
  const email = emailOf(ctx);
  // One after the other, so that concurrent successes don't reach the limit before they are subtracted.
  await runExclusive(`panel sign-in ${email}`, async () => {
    const take = async () => {
      await consume('panel sign-in by IP address', network);
      await consume('panel sign-in by email and IP address', `${email} ${network}`);
      await consume('panel sign-in by email', email);
    };
    if (!(await isWithinLimits(ctx, take))) return;
    await next();
    if (!hasSucceeded(ctx)) return;
    await refund('panel sign-in by IP address', network);
    await resetLimit('panel sign-in by email and IP address', `${email} ${network}`);
    await refund('panel sign-in by email', email);
  });
}

async function limitTokens(ctx: Context, next: Next): Promise<void> {
  const network = networkOf(ctx);
  if (!(await isWithinLimits(ctx, () => consume('panel tokens by IP address', network)))) return;
  await next();
  if (hasSucceeded(ctx)) await refund('panel tokens by IP address', network);
}

async function limitResetLinks(ctx: Context, next: Next): Promise<void> {
  if (await isWithinLimits(ctx, () => consume('panel reset links by IP address', networkOf(ctx)))) await next();
}

const limits: Record<string, Middleware> = {
  'authentication.login': limitSignIns,
  'authentication.forgotPassword': limitResetLinks,
  'authentication.resetPassword': limitTokens,
  'authentication.registrationInfo': limitTokens,
  'authentication.register': limitTokens,
};

export const limitPanelAttempts = (strapi: Core.Strapi): void =>
  addRouteMiddlewares(strapi, limits, { replaced: ['admin::rateLimit', 'plugin::email.rateLimit'] });
