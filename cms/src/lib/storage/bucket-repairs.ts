/** What can be wrong in a bucket besides missing and unused files: headers of old SVGs, and parts of uploads that ended. */
import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
} from '@aws-sdk/client-s3';
import { statusOf } from '../connection-failure';
import { reachStorage } from './failure';
import { fileName, type NamedFile } from './stored-files';
import { objectHeaders, svgType } from './read-object';
import type { Bucket } from './s3-client';

const dayMs = 24 * 60 * 60_000;

/** Names of SVGs without the headers that keep browsers from showing them as pages. */
export async function findUnprotectedSvgs({ client, name: bucket }: Bucket, missing: Set<string>): Promise<string[]> {
  const rows: NamedFile[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({ select: ['hash', 'ext'], where: { mime: svgType, provider: 'aws-s3' } });
  const unprotected: string[] = [];
  for (const name of rows.map(fileName).filter((key) => !missing.has(key))) {
    const { ContentType, ContentDisposition } = await reachStorage(`reading ${name}`, () =>
      client.send(new HeadObjectCommand({ Bucket: bucket, Key: name })),
    );
    if (ContentType !== svgType || ContentDisposition !== 'attachment') unprotected.push(name);
  }
  return unprotected;
}

/** Copies the object to itself with other headers. */
export async function protectSvg({ client, name: bucket }: Bucket, name: string): Promise<void> {
  const headers = { ContentType: svgType, ...objectHeaders(svgType), MetadataDirective: 'REPLACE' as const };
  const copy = { Bucket: bucket, Key: name, CopySource: `${bucket}/${encodeURIComponent(name)}`, ...headers };
  await reachStorage(`changing ${name}`, () => client.send(new CopyObjectCommand(copy)));
}

export type UnfinishedUpload = { Key: string; UploadId: string };

/** Small S3-compatible storages don't list them. */
const isNotImplemented = (error: unknown) => [400, 404, 405, 501].includes(Number(statusOf(error)));

/** Their parts take space, but are in no list of files. */
export async function findUnfinishedUploads({ client, name: bucket }: Bucket, now: Date): Promise<UnfinishedUpload[]> {
  const { Uploads = [] } = await reachStorage('listing unfinished uploads', () =>
    client.send(new ListMultipartUploadsCommand({ Bucket: bucket })).catch((error: unknown) => {
      if (isNotImplemented(error)) return { Uploads: [] };
      throw error;
    }),
  );
  return Uploads.flatMap(({ Key, UploadId, Initiated }) =>
    Key && UploadId && Initiated && now.getTime() - Initiated.getTime() > dayMs ? [{ Key, UploadId }] : [],
  );
}

export const abortUpload = ({ client, name: bucket }: Bucket, upload: UnfinishedUpload) =>
  reachStorage(`ending the upload of ${upload.Key}`, () =>
    client.send(new AbortMultipartUploadCommand({ Bucket: bucket, ...upload })),
  );
