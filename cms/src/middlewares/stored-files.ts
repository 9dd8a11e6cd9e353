/** `GET /uploads/{file}` from the bucket, which may be private; files from before it are served from the disk. */
import type { Readable } from 'node:stream';
import { GetObjectCommand, HeadObjectCommand, type GetObjectCommandOutput } from '@aws-sdk/client-s3';
import type { Context, Next } from 'koa';
import { statusOf } from '#lib/connection-failure';
import { type Bucket, openBucket, reachStorage } from '#lib/storage/s3-client';

type Conditions = Partial<Record<'range' | 'if-none-match' | 'if-modified-since', string>>;

type ObjectResponse = { status: number; headers: Record<string, string>; body: Readable | null };

const toDate = (text: string | undefined) => (text && !Number.isNaN(Date.parse(text)) ? new Date(text) : undefined);

/** One range of bytes; other values get the whole object. */
const toRange = (text: string | undefined) => (text && /^bytes=(?:\d+-\d*|-\d+)$/.test(text) ? text : undefined);

const present = (entries: Record<string, string | number | Date | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value instanceof Date ? value.toUTCString() : String(value)]],
    ),
  );

/** Images only: whatever else is in the bucket must not be shown as a page of this host. */
const toType = (type: string | undefined) => (type?.startsWith('image/') ? type : 'application/octet-stream');

const headersOf = (object: Omit<GetObjectCommandOutput, 'Body'>) =>
  present({
    'Content-Type': toType(object.ContentType),
    'Content-Length': object.ContentLength,
    'Content-Range': object.ContentRange,
    'Accept-Ranges': 'bytes',
    ETag: object.ETag,
    'Last-Modified': object.LastModified,
  });

/** What S3 says about the conditions or the key, and not a failure. */
const answers = new Set<unknown>([304, 404, 412, 416]);

async function send<Output>(key: string, call: () => Promise<Output>): Promise<Output | number> {
  return reachStorage(`reading ${key}`, () =>
    call().catch((error: unknown) => {
      const status = statusOf(error);
      const isBucketMissing = error instanceof Error && error.name === 'NoSuchBucket';
      if (answers.has(status) && !isBucketMissing) return Number(status);
      throw error;
    }),
  );
}

/** Null if there is no such object. Throws a 503 if the storage does not answer. */
async function readObject(
  { client, name }: Bucket,
  key: string,
  { isHead, ...conditions }: Conditions & { isHead: boolean },
): Promise<ObjectResponse | null> {
  const input = {
    Bucket: name,
    Key: key,
    Range: toRange(conditions.range),
    IfNoneMatch: conditions['if-none-match'],
    // Ignored beside If-None-Match (RFC 9110).
    IfModifiedSince: conditions['if-none-match'] ? undefined : toDate(conditions['if-modified-since']),
  };
  const found = await send(key, () =>
    isHead ? client.send(new HeadObjectCommand(input)) : client.send(new GetObjectCommand(input)),
  );
  if (found === 404) return null;
  if (typeof found === 'number') return { status: found, headers: {}, body: null };
  const body = 'Body' in found ? (found.Body as Readable | undefined) : undefined;
  return { status: found.ContentRange ? 206 : 200, headers: headersOf(found), body: body ?? null };
}

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
