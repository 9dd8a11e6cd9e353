/** What one address may send through the public forms, the newsletter included (api.md §4). */
import type { Context } from 'koa';
import { clientIp, subnetOf } from './client-ip';
import { consume } from './rate-limit';

const sender = (ctx: Context) => subnetOf(clientIp(ctx.req));

/** Every attempt, before anything of it is read: the route table's `limit: 'form'` calls this. */
export const limitAttempts = (ctx: Context) => consume('form attempts', sender(ctx));

/** A valid submission, just before it is stored. */
export async function limitSubmissions(ctx: Context): Promise<void> {
  await consume('forms in a minute', sender(ctx));
  await consume('forms in an hour', sender(ctx));
}
