/**
 * `GET /uploads/{file}` from the bucket, which may be private. Files that are not in the bucket are served from the disk, as
 * those of an installation that has moved to a bucket.
 */
import type { Context, Next } from 'koa';
import { openBucket, type Bucket } from '#lib/storage/s3-client';
import { readObject, type ObjectResponse } from '#lib/storage/read-object';

/** The name of a file; no other keys. */
const fileNameIn = (path: string) => /^\/uploads\/([\w-]+(?:\.\w+)?)$/.exec(path)?.[1];

function respond(ctx: Context, { status, headers, body }: ObjectResponse) {
  ctx.status = status;
  ctx.set(headers);
  if (!body) return;
  // A response that ends too early must not look complete.
  body.once('error', () => ctx.res.destroy());
  ctx.body = body;
  // Koa removes the length of streams.
  ctx.set(headers);
}

async function serve(ctx: Context, bucket: Bucket, name: string): Promise<boolean> {
  const found = await readObject(bucket, name, {
    isHead: ctx.method === 'HEAD',
    range: ctx.get('Range'),
    'if-none-match': ctx.get('If-None-Match'),
    'if-modified-since': ctx.get('If-Modified-Since'),
  });
  if (found) respond(ctx, found);
  return found !== null;
}

export default () => async (ctx: Context, next: Next) => {
  const name = ctx.method === 'GET' || ctx.method === 'HEAD' ? fileNameIn(ctx.path) : undefined;
  const bucket = name ? openBucket() : null;
  if (!name || !bucket || !(await serve(ctx, bucket, name))) await next();
};
