/**
 * The responses to requests with an `Idempotency-Key`, kept for a day: decision 027. Only hashes of keys and requests are
 * stored. A row without a response claims its key: what the request saves is committed with it.
 */
import { queryTable } from '../database/transaction';
import type { Core } from '@strapi/strapi';
import { serviceUnavailable } from '../errors';

export type KeyedRequest = { keyHash: string; requestHash: string };

export type StoredResponse = { requestHash: string; status: number | null; body: string | null; claimedAt: number };

type Row = {
  key_hash: string;
  request_hash: string;
  status: number | null;
  body: string | null;
  created_at: number | string;
};

const table = 'idempotency_keys';
const lifetimeMs = 24 * 3_600_000;

export async function createResponseTable(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(
    `create table if not exists ${table} (
       key_hash varchar(43) primary key, request_hash varchar(43) not null,
       status smallint, body text, created_at bigint not null)`,
  );
  await strapi.db.connection.raw(`create index if not exists ${table}_created_at on ${table} (created_at)`);
}

const query = queryTable(table);

const toStored = (row: Row): StoredResponse => ({
  requestHash: row.request_hash,
  status: row.status,
  body: row.body,
  claimedAt: Number(row.created_at),
});

export async function findResponse({ keyHash }: KeyedRequest, now: Date): Promise<StoredResponse | null> {
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
export async function claimKey(request: KeyedRequest, now: Date): Promise<StoredResponse | null> {
  if (await insertClaim(request, now)) return null;
  const stored = await findResponse(request, now);
  // It has expired between the two statements.
  if (!stored) throw serviceUnavailable(1);
  return stored;
}

/** Completes the claim, or stores the response without one. */
export async function storeResponse(
  request: KeyedRequest,
  { status, body }: { status: number; body: string },
  now: Date,
): Promise<void> {
  const row = { ...toRow(request, now), status, body };
  await query((rows) => rows.insert(row).onConflict('key_hash').merge(row));
}

export async function deleteExpiredResponses(_strapi: Core.Strapi, now: Date): Promise<void> {
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

/** Repeated requests with these keys are carried out again. */
export async function deleteStoredResponses(keyHashes: readonly string[]): Promise<void> {
  for (let index = 0; index < keyHashes.length; index += deleteBatchSize) {
    const batch = keyHashes.slice(index, index + deleteBatchSize);
    await query((rows) => rows.whereIn('key_hash', batch).delete());
  }
}
