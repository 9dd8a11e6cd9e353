/** Reads an object of the bucket for a response: whole or a range, or only its headers. */
import type { Readable } from 'node:stream';
import { GetObjectCommand, HeadObjectCommand, type GetObjectCommandOutput } from '@aws-sdk/client-s3';
import { statusOf } from '../connection-failure';
import { type Bucket, reachStorage } from './s3-client';

/** Request headers that S3 evaluates. */
type Conditions = Partial<Record<'range' | 'if-none-match' | 'if-modified-since', string>>;

export type ObjectResponse = { status: number; headers: Record<string, string>; body: Readable | null };

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
export async function readObject(
  { client, name }: Bucket,
  key: string,
  { isHead, ...conditions }: Conditions & { isHead: boolean },
): Promise<ObjectResponse | null> {
  const input = {
    Bucket: name,
    Key: key,
    Range: toRange(conditions.range),
    IfNoneMatch: conditions['if-none-match'],
    // Only without an ETag, as HTTP says.
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

/** The headers of objects in a bucket, which browsers and CDNs may load without the CMS and its headers. */
type ObjectHeaders = { CacheControl: string; ContentDisposition?: string };

/** Not immutable: the panel can replace a file under the same URL. As on the disk. */
const cacheControl = 'public, max-age=3600';

export const svgType = 'image/svg+xml';

/**
 * An SVG that is opened as a page could run scripts there, and a bucket can't send a Content-Security-Policy: the browser
 * downloads it instead. Images in pages are not affected.
 */
export const objectHeaders = (type: string | undefined): ObjectHeaders => ({
  CacheControl: cacheControl,
  ...(type === svgType && { ContentDisposition: 'attachment' }),
});
