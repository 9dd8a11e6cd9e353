/** The `Idempotency-Key` of a request, and the hash by which a repetition is recognized. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Context } from 'koa';
import { messages } from '#domain/shared/messages';
import { bearerToken } from '../credentials';
import { currentRoute } from '../current-route';
import { badRequest } from '../errors';
import { currentUser } from '../session';
import type { KeyedRequest } from './stored-responses';

const keyPattern = /^[\x21-\x7e]{1,200}$/;

/** A stored hash of a body with a password would let somebody with the database guess it quickly. */
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
export async function readKeyedRequest(ctx: Context): Promise<KeyedRequest | null> {
  const header = ctx.req.headers['idempotency-key'];
  if (header === undefined) return null;
  const key = String(header).trim();
  if (!keyPattern.test(key)) throw badRequest(messages.keyInvalid);
  const body: unknown = ctx.request.body ?? null;
  const parts = [ctx.method, ctx.path, ctx.querystring, callerOf(ctx), body, await describeFiles(ctx)];
  return { keyHash: toHash(key), requestHash: toHash(JSON.stringify(parts, withoutSecrets)) };
}
