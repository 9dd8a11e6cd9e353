/** Limits by name. On PostgreSQL the counts are shared by all replicas and outlive a restart. */
import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { rateLimited } from './errors';
import { isOnPostgres, settings } from './settings';

const minute = 60;

const rules = {
  'sign-in by e-mail': { points: 5, duration: 15 * minute },
  'sign-in by address': { points: 20, duration: 15 * minute },
  'form attempts': { points: 60, duration: minute },
  'forms in a minute': { points: 5, duration: minute },
  'forms in an hour': { points: 30, duration: 60 * minute },
} as const;

export type LimitName = keyof typeof rules;

const limiters = new Map<LimitName, RateLimiterAbstract>();

/** Called once at start, when the database answers. */
export async function initRateLimiters(strapi: Core.Strapi): Promise<void> {
  const shared = isOnPostgres();
  if (shared) {
    await strapi.db.connection.raw(
      'create table if not exists rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint)',
    );
  }
  for (const [name, rule] of Object.entries(rules) as [LimitName, (typeof rules)[LimitName]][]) {
    const options = { ...rule, keyPrefix: name };
    limiters.set(
      name,
      shared
        ? new RateLimiterPostgres({
            ...options,
            storeClient: strapi.db.connection,
            storeType: 'knex',
            tableName: 'rate_limits',
            tableCreated: true,
            clearExpiredByTimeout: true,
          })
        : new RateLimiterMemory(options),
    );
  }
}

function limiter(name: LimitName): RateLimiterAbstract {
  const found = limiters.get(name);
  if (!found) throw new Error(`The limit "${name}" is not prepared`);
  return found;
}

/** Keys are of any length and may be personal: only their hash is kept. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Counts one, or refuses with 429. */
export async function consume(name: LimitName, key: string): Promise<void> {
  if (!settings().rateLimits) return;
  try {
    await limiter(name).consume(hashed(key));
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw rateLimited(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
  }
}

/** Takes one back that turned out not to count. */
export async function refund(name: LimitName, key: string): Promise<void> {
  if (settings().rateLimits) await limiter(name).reward(hashed(key));
}
