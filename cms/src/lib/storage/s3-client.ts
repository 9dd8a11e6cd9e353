/** The connection to S3-compatible storage. Every call ends: storage that doesn't respond must not hold requests. */
import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import type { Settings } from '#domain/settings/settings';
import { describeConnectionFailure, property } from '../connection-failure';
import { storageUnavailable } from '../errors';
import { isStorageFull } from '../free-space';
import { settings } from '../settings';

type S3Settings = NonNullable<Settings['s3']>;

// The SDK's version is pinned: its warning about later versions is of no use to operators.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';

/** Limits of each of two attempts. A part of an upload has 5 MB, so `requestTimeout` allows slow connections. */
const timeouts = { connectionTimeout: 3000, socketTimeout: 5000, requestTimeout: 30_000, throwOnRequestTimeout: true };

export const s3ClientOptions = (s3: S3Settings) =>
  ({
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    region: s3.region,
    ...(s3.endpoint ? { endpoint: s3.endpoint } : {}),
    forcePathStyle: s3.forcePathStyle,
    // Other S3-compatible storages reject the checksums that the AWS SDK adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: timeouts,
  }) satisfies S3ClientConfig;

export type Bucket = { client: S3Client; name: string };

let opened: Bucket | undefined;

/** The client for everything but uploads, which have connections of their own. Null: files are on the disk. */
export function openBucket(): Bucket | null {
  const { s3 } = settings();
  if (!s3) return null;
  opened ??= { client: new S3Client(s3ClientOptions(s3)), name: s3.bucket };
  return opened;
}

/** Reading the temporary file can fail too. */
const isOfLocalFile = (error: unknown) => typeof property(error, 'path') === 'string';

let problem: string | null = null;

const reportSuccess = () => {
  problem = null;
};

/** The failure of the last call, for `/readyz`. */
export const storageWarnings = (): string[] => (problem === null ? [] : [problem]);

function reportFailure(action: string, error: unknown) {
  const { s3 } = settings();
  const place = s3?.endpoint ? `at S3_ENDPOINT ${s3.endpoint}` : `in S3_REGION ${s3?.region ?? ''}`;
  problem = `S3_BUCKET ${s3?.bucket ?? ''} ${place}: ${action} failed: ${describeConnectionFailure(error)}`;
  strapi.log.error(problem);
}

/** Calls S3. Rejections are logged and become a 503 for the user; a full storage stays a 507. */
export async function reachStorage<Result>(action: string, call: () => Promise<Result>): Promise<Result> {
  try {
    const result = await call();
    reportSuccess();
    return result;
  } catch (error) {
    if (isOfLocalFile(error)) throw error;
    reportFailure(action, error);
    throw isStorageFull(error) ? error : storageUnavailable();
  }
}

/** The headers of objects in a bucket, which browsers and CDNs may load without the CMS and its headers. */
type ObjectHeaders = { CacheControl: string; ContentDisposition?: string };

/** Not immutable, as on the disk: the panel can replace a file under the same URL. */
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
