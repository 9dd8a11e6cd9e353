/**
 * A repeated request with the same `Idempotency-Key` gets the first response: decision 027. Failures are not stored:
 * nothing was saved, so a repetition may succeed. Only hashes of keys and requests are stored.
 */
import { inTransaction, defineTable } from '../database/transaction';
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

type KeyedRequest = { keyHash: string; requestHash: string };

type StoredResponse = { requestHash: string; status: number | null; body: string | null; claimedAt: number };

type Row = {
  key_hash: string;
  request_hash: string;
  status: number | null;
  body: string | null;
  created_at: number | string;
};

const table = 'idempotency_keys';
const lifetimeMs = 24 * 3_600_000;

const query = defineTable(
  table,
  `key_hash varchar(43) primary key, request_hash varchar(43) not null,
   status smallint, body text, created_at bigint not null`,
  `create index if not exists ${table}_created_at on ${table} (created_at)`,
);

const toStored = (row: Row): StoredResponse => ({
  requestHash: row.request_hash,
  status: row.status,
  body: row.body,
  claimedAt: Number(row.created_at),
});

async function findResponse({ keyHash }: KeyedRequest, now: Date): Promise<StoredResponse | null> {
  const row: Row | undefined = await query((rows) =>
    rows
      .where({ key_hash: keyHash })
      .andWhere('created_at', '>', now.getTime() - lifetimeMs)
      .first(),
  );
  return row ? toStored(row) : null;
}

const toRow = ({ keyHash, requestHash }: KeyedRequest, now: Date) => ({
  key_hash: keyHash,
  request_hash: requestHash,
  status: null,
  body: null,
  created_at: now.getTime(),
});

/** Waits for a transaction on another replica that has claimed the key, as long as for any other lock. */
async function insertClaim(request: KeyedRequest, now: Date): Promise<boolean> {
  const claim = toRow(request, now);
  const inserted: unknown[] = await query((rows) =>
    rows
      .insert(claim)
      .onConflict('key_hash')
      .merge(claim)
      .where(`${table}.created_at`, '<=', now.getTime() - lifetimeMs)
      .returning('key_hash'),
  );
  return inserted.length > 0;
}

/** Call it in the transaction that saves. Returns the earlier request with the key; null if this is the first one. */
async function claimKey(request: KeyedRequest, now: Date): Promise<StoredResponse | null> {
  if (await insertClaim(request, now)) return null;
  const stored = await findResponse(request, now);
  // It has expired between the two statements.
  if (!stored) throw serviceUnavailable(1);
  return stored;
}

/** A row without a response claims its key. Completes the claim, or stores the response without one. */
async function storeResponse(
  request: KeyedRequest,
  { status, body }: { status: number; body: string },
  now: Date,
): Promise<void> {
  const row = { ...toRow(request, now), status, body };
  await query((rows) => rows.insert(row).onConflict('key_hash').merge(row));
}

export async function deleteExpiredResponses(now: Date): Promise<void> {
  await query((rows) => rows.where('created_at', '<=', now.getTime() - lifetimeMs).delete());
}

/** Kept short of the largest parameter lists. */
const deleteBatchSize = 500;

/** The keys' hashes of the stored responses that contain the text, in any case, and meet the condition. */
export async function findStoredResponses(isMatch: (body: string) => boolean, text: string): Promise<string[]> {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const rows: Pick<Row, 'key_hash' | 'body'>[] = await query((responses) =>
    responses.select('key_hash', 'body').whereRaw(`lower(body) like ? escape '\\'`, [pattern]),
  );
  return rows.filter(({ body }) => body !== null && isMatch(body)).map(({ key_hash }) => key_hash);
}

export async function deleteStoredResponses(keyHashes: readonly string[]): Promise<void> {
  for (let index = 0; index < keyHashes.length; index += deleteBatchSize) {
    const batch = keyHashes.slice(index, index + deleteBatchSize);
    await query((rows) => rows.whereIn('key_hash', batch).delete());
  }
}

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
