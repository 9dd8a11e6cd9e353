import type { Context } from 'koa';
import { clientIp, subnetOf } from './client-ip';
import { consume } from './rate-limit';

/** Maximum sizes of requests and uploads. */
const megabyte = 1024 * 1024;

export const maxImageBytes = 25 * megabyte;
export const maxImagesPerRequest = 10;
/** Photos of 50-megapixel phones have up to 50.4. */
export const maxMegapixels = 52;
export const maxJsonBytes = 2 * megabyte;

/** Rate limits of the public forms, including the newsletter, per IP address. */

const clientKey = (ctx: Context) => subnetOf(clientIp(ctx.req));

/** Counts every attempt, before its body is read; called for routes with `limit: 'form'`. */
export const limitAttempts = (ctx: Context) => consume('form attempts', clientKey(ctx));

/** Counts a valid submission; call it just before storing it. */
export async function limitSubmissions(ctx: Context): Promise<void> {
  await consume('forms per minute', clientKey(ctx));
  await consume('forms per hour', clientKey(ctx));
}
