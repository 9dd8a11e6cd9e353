/** What one address may send through the public forms, the newsletter included (api.md §4). */
import type { Context } from 'koa';
import { clientAddress, networkOf } from './client-address';
import { take } from './rate-limit';

const sender = (ctx: Context) => networkOf(clientAddress(ctx.req));

/** Every attempt, before anything of it is read: the route table's `limit: 'form'` calls this. */
export const countAttempt = (ctx: Context) => take('form attempts', sender(ctx));

/** A valid submission, just before it is stored. */
export async function countAccepted(ctx: Context): Promise<void> {
  await take('forms in a minute', sender(ctx));
  await take('forms in an hour', sender(ctx));
}
