/** Rate limits by name. On PostgreSQL all replicas share the counts, which also survive a restart. */
import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { openSeparateConnections } from './database/connections';
import { rateLimited } from './errors';
import { settings } from './settings';
import type { Context } from 'koa';
import { clientIp, subnetOf } from './client-ip';

/** Durations are in seconds. */
const minute = 60;

const rules = {
  'sign-in by device': { points: 5, duration: 15 * minute },
  'sign-in by email and IP address': { points: 5, duration: 15 * minute },
  'sign-in by IP address': { points: 20, duration: 15 * minute },
  'reset links by IP address': { points: 20, duration: 15 * minute },
  'password resets by IP address': { points: 20, duration: 15 * minute },
  'current passwords by session': { points: 5, duration: 15 * minute },
  'codes by session': { points: 10, duration: 15 * minute },
  'mail servers by user': { points: 20, duration: 60 * minute },
  'emails by recipient': { points: 5, duration: 24 * 60 * minute },
  'panel current passwords by sign-in': { points: 10, duration: 15 * minute },
  'panel sign-in by device': { points: 5, duration: 15 * minute },
  'panel sign-in by email and IP address': { points: 5, duration: 15 * minute },
  'panel sign-in by IP address': { points: 20, duration: 15 * minute },
  'panel tokens by IP address': { points: 20, duration: 15 * minute },
  'panel reset links by IP address': { points: 20, duration: 15 * minute },
  'form attempts': { points: 60, duration: minute },
  'forms per minute': { points: 5, duration: minute },
  'forms per hour': { points: 30, duration: 60 * minute },
  'visits by IP address': { points: 200, duration: 15 * minute },
  'new tables by IP address': { points: 60, duration: 24 * 60 * minute },
  'pairings by IP address': { points: 60, duration: 15 * minute },
  'pairing codes by user': { points: 10, duration: 5 * minute },
  'pairing codes in total': { points: 100, duration: 5 * minute },
  // Has no limit: `sign-in-limits.ts` decides how long the next attempt has to wait, and who gets a link.
  'sign-in by email': { points: Number.MAX_SAFE_INTEGER, duration: 60 * minute },
  'turns of sign-in by email': { points: 1, duration: minute },
  'panel sign-in by email': { points: Number.MAX_SAFE_INTEGER, duration: 60 * minute },
  'turns of panel sign-in by email': { points: 1, duration: minute },
  'codes at sign-in by email': { points: Number.MAX_SAFE_INTEGER, duration: 24 * 60 * minute },
  'turns of codes at sign-in by email': { points: 1, duration: minute },
  'reset links of sign-in by email': { points: Number.MAX_SAFE_INTEGER, duration: 24 * 60 * minute },
  'reset links of panel sign-in by email': { points: Number.MAX_SAFE_INTEGER, duration: 24 * 60 * minute },
} as const;

type LimitName = keyof typeof rules;

const limiters = new Map<LimitName, RateLimiterAbstract>();

/** Call it once at start, when the database is ready. */
export async function initRateLimiters(strapi: Core.Strapi): Promise<void> {
  const { databaseUrl } = settings();
  const storeClient = databaseUrl === null ? null : openSeparateConnections(databaseUrl, 'rate limits');
  if (storeClient) {
    await strapi.db.connection.raw(
      'create table if not exists rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint)',
    );
  }
  for (const [name, rule] of Object.entries(rules) as [LimitName, (typeof rules)[LimitName]][]) {
    const options = { ...rule, keyPrefix: name };
    limiters.set(
      name,
      storeClient
        ? new RateLimiterPostgres({
            ...options,
            storeClient,
            storeType: 'pool',
            tableName: 'rate_limits',
            tableCreated: true,
            clearExpiredByTimeout: true,
          })
        : new RateLimiterMemory(options),
    );
  }
}

function getLimiter(name: LimitName): RateLimiterAbstract {
  const found = limiters.get(name);
  if (!found) throw new Error(`Rate limiter "${name}" is not initialized`);
  return found;
}

/** Keys have any length and may be personal data: only their hash is stored. */
const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Consumes one point. Returns null, or how long to wait if none is left. */
async function takePoint(name: LimitName, key: string, seconds?: number): Promise<RateLimiterRes | null> {
  if (!settings().rateLimits) return null;
  try {
    await getLimiter(name).consume(hashKey(key), 1, seconds === undefined ? {} : { customDuration: seconds });
    return null;
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return rejection;
    throw rejection;
  }
}

/** Consumes one point, or throws 429. `seconds`: another duration than that of the rule. */
export async function consume(name: LimitName, key: string, seconds?: number): Promise<void> {
  const rejection = await takePoint(name, key, seconds);
  if (rejection) throw rateLimited(Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)));
}

/** Consumes one point. Returns false if none is left. */
export const tryConsume = async (name: LimitName, key: string): Promise<boolean> =>
  (await takePoint(name, key)) === null;

/** Consumes one point, also if none is left. Returns how many were consumed. */
export async function countPoint(name: LimitName, key: string): Promise<number> {
  return settings().rateLimits ? (await getLimiter(name).penalty(hashKey(key))).consumedPoints : 0;
}

export async function refund(name: LimitName, key: string): Promise<void> {
  if (settings().rateLimits) await getLimiter(name).reward(hashKey(key));
}

export async function resetLimit(name: LimitName, key: string): Promise<void> {
  if (settings().rateLimits) await getLimiter(name).delete(hashKey(key));
}

const megabyte = 1024 * 1024;

export const maxImageBytes = 25 * megabyte;
export const maxImagesPerRequest = 10;
export const maxJsonBytes = 2 * megabyte;

const clientKey = (ctx: Context) => subnetOf(clientIp(ctx.req));

/** Counts every attempt, before its body is read; called for routes with `limit: 'form'`. */
export const limitAttempts = (ctx: Context) => consume('form attempts', clientKey(ctx));

/** Counts a valid submission; call it just before storing it. */
export async function limitSubmissions(ctx: Context): Promise<void> {
  await consume('forms per minute', clientKey(ctx));
  await consume('forms per hour', clientKey(ctx));
}
