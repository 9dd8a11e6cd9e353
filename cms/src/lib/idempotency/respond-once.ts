/**
 * A repeated request with the same `Idempotency-Key` gets the first response: decision 027. Failures are not stored:
 * nothing was saved, so a repetition may succeed.
 */
import { inTransaction } from '../database/transaction';
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Context, Next } from 'koa';
import { messages } from '#domain/shared/messages';
import { bearerToken } from '../credentials';
import { currentRoute } from '../route-definition';
import { ApiError, conflict, serviceUnavailable, badRequest } from '../errors';
import { runExclusive } from '../mutex';
import { currentUser } from '../session';
import { claimKey, findResponse, storeResponse, type KeyedRequest, type StoredResponse } from './stored-responses';

/** The `Idempotency-Key` of a request, and the hash by which a repetition is recognized. */

const keyPattern = /^[\x21-\x7e]{1,200}$/;

/** Anyone who reads the database could guess a password quickly from the hash of a body that contains it. */
const secretFields = new Set(['password', 'currentPassword', 'code', 'token']);
const withoutSecrets = (name: string, value: unknown) => (secretFields.has(name) ? undefined : value);

const toHash = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Visitors are all the same: a key is random, and responses to visitors have no personal data. */
const callerOf = (ctx: Context): number | string | null =>
  currentRoute(ctx)?.access === 'screen' ? bearerToken(ctx) : (currentUser(ctx)?.id ?? null);

async function hashFile(filepath: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(filepath), hash);
  return hash.digest('base64url');
}

async function describeFiles(ctx: Context): Promise<unknown[]> {
  const described: unknown[] = [];
  for (const [field, files] of Object.entries(ctx.request.files ?? {})) {
    for (const { filepath, originalFilename } of [files].flat()) {
      described.push([field, originalFilename, await hashFile(filepath)]);
    }
  }
  return described;
}

/** Null without a key; throws 400 for one that is not 1 to 200 visible ASCII characters. */
async function readKeyedRequest(ctx: Context): Promise<KeyedRequest | null> {
  const header = ctx.req.headers['idempotency-key'];
  if (header === undefined) return null;
  const key = String(header).trim();
  if (!keyPattern.test(key)) throw badRequest(messages.keyInvalid);
  const body: unknown = ctx.request.body ?? null;
  const parts = [ctx.method, ctx.path, ctx.querystring, callerOf(ctx), body, await describeFiles(ctx)];
  return { keyHash: toHash(key), requestHash: toHash(JSON.stringify(parts, withoutSecrets)) };
}

/** How long after a claim its response may still be stored: it takes a few queries. */
const completionMs = 5000;

/** Thrown by `saveOnce`, and caught below: an earlier request with this key has saved. */
class RepeatedRequest extends Error {
  override name = 'RepeatedRequest';

  constructor(readonly stored: StoredResponse) {
    super('An earlier request with this Idempotency-Key has saved');
  }
}

const currentRequest = new AsyncLocalStorage<KeyedRequest>();

/**
 * For uploads, whose files are stored before the transaction: runs `work` in a transaction that also claims the key. If
 * the process ends before it responds, a repetition gets 409 instead of saving twice.
 */
export async function saveOnce<Result>(work: () => Promise<Result>): Promise<Result> {
  const request = currentRequest.getStore();
  if (!request) return work();
  return inTransaction(async () => {
    const stored = await claimKey(request, new Date());
    if (stored) throw new RepeatedRequest(stored);
    return work();
  });
}

function sendStored(ctx: Context, stored: StoredResponse, { requestHash }: KeyedRequest): void {
  if (stored.requestHash !== requestHash) throw new ApiError(422, 'key-reused', messages.keyReused);
  if (stored.status === null || stored.body === null) {
    if (Date.now() - stored.claimedAt < completionMs) throw serviceUnavailable(1);
    throw conflict('already-saved', messages.alreadySaved);
  }
  ctx.status = stored.status;
  ctx.type = 'application/json';
  ctx.body = stored.body;
  ctx.set('Idempotency-Replayed', 'true');
}

const responseOf = (ctx: Context) => ({ status: ctx.status, body: JSON.stringify(ctx.body) });

/** The whole request is one transaction: what it saves and its response are committed together, or neither. */
const respondInTransaction = (ctx: Context, request: KeyedRequest, next: Next) =>
  strapi.db.transaction(async ({ rollback }) => {
    const now = new Date();
    const stored = await claimKey(request, now);
    if (stored) return sendStored(ctx, stored, request);
    await next();
    if (ctx.status >= 400) return rollback();
    await storeResponse(request, responseOf(ctx), now);
  });

/** The processing of images must not hold SQLite's single connection: `saveOnce` has its own transaction. */
async function respondToUpload(ctx: Context, request: KeyedRequest, next: Next): Promise<void> {
  const earlier = await findResponse(request, new Date());
  if (earlier) return sendStored(ctx, earlier, request);
  try {
    await currentRequest.run(request, next);
  } catch (error) {
    if (!(error instanceof RepeatedRequest)) throw error;
    return sendStored(ctx, error.stored, request);
  }
  if (ctx.status >= 400) return;
  await storeResponse(request, responseOf(ctx), new Date()).catch((error: unknown) =>
    strapi.log.error(`The response to an upload could not be stored: ${String(error)}`),
  );
}

/** A middleware of each route that writes, after authorization and the body parser. */
export const respondOnce = (isUpload: boolean) => async (ctx: Context, next: Next) => {
  const request = await readKeyedRequest(ctx);
  if (!request) return next();
  const respond = isUpload ? respondToUpload : respondInTransaction;
  // Repeated requests wait for the first one before they get a connection to the database.
  await runExclusive(`idempotency key ${request.keyHash}`, async () => void (await respond(ctx, request, next)));
};
