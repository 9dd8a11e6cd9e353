/** The request of a press: who pressed, and its `Idempotency-Key`. */
import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import { messages } from '#domain/shared/messages';
import { fullName } from '#domain/user/display';
import { badRequest } from '#lib/errors';
import { pathParam } from '#lib/path-param';
import { requireUser } from '#lib/session';
import { hashRequest, type PressRequest } from './press';

const maxKeyLength = 100;
const keyPattern = /^[\x21-\x7e]+$/;

/** A POST needs one; other methods are idempotent by themselves, and can be undone by the key in the response. */
function readKey(ctx: Context): string {
  const key = ctx.get('idempotency-key').trim();
  if (key === '' && ctx.method !== 'POST') return randomUUID();
  if (key.length > maxKeyLength || !keyPattern.test(key)) throw badRequest(messages.keyMissing);
  return key;
}

export const toRequest = (ctx: Context): PressRequest => ({
  taproom: pathParam(ctx, 'taproom'),
  key: readKey(ctx),
  hash: hashRequest(ctx.method, ctx.path, ctx.request.body ?? null),
  by: fullName(requireUser(ctx).user),
  now: new Date(),
});
