import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  NoSuchKey,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { CommandError } from '#lib/command-error';
import { describeStorageError } from '#lib/storage/failure';
import { objectHeaders, svgType } from '#lib/storage/object-headers';
import type { Bucket } from '#lib/storage/s3-client';
import type { FileStore } from './file-store';

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: svgType,
};

const typeOf = (key: string) => types[key.slice(key.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';

/** The ETag of an object that was uploaded in one part. */
const md5Of = (tag: string | undefined) => /^"?([\da-f]{32})"?$/.exec(tag ?? '')?.[1] ?? null;

export function bucketFiles({ client, name: bucket }: Bucket): FileStore {
  const reach = async <Result>(action: string, call: () => Promise<Result>): Promise<Result> => {
    try {
      return await call();
    } catch (error) {
      throw new CommandError(`S3: ${action} the bucket ${bucket} failed: ${describeStorageError(error)}`);
    }
  };
  const input = (key: string) => ({ Bucket: bucket, Key: key });
  return {
    place: `the bucket ${bucket}`,
    async *list() {
      let next: string | undefined;
      do {
        const page: ListObjectsV2CommandOutput = await reach('listing', () =>
          client.send(new ListObjectsV2Command({ Bucket: bucket, ContinuationToken: next })),
        );
        for (const { Key, ETag } of page.Contents ?? [])
          if (Key && !Key.endsWith('/')) yield { name: Key, md5: md5Of(ETag) };
        next = page.NextContinuationToken;
      } while (next);
    },
    open: (key) =>
      reach(`reading ${key} of`, async () => {
        try {
          const { Body, ContentLength, LastModified } = await client.send(new GetObjectCommand(input(key)));
          return { size: ContentLength ?? 0, modifiedAt: LastModified ?? new Date(0), content: Body as Readable };
        } catch (error) {
          if (error instanceof NoSuchKey) return null;
          throw error;
        }
      }),
    put: (key, source) =>
      reach(`storing ${key} in`, async () => {
        const type = typeOf(key);
        const { size } = await stat(source);
        const object = {
          Body: createReadStream(source),
          ContentLength: size,
          ContentType: type,
          ...objectHeaders(type),
        };
        await client.send(new PutObjectCommand({ ...input(key), ...object }));
      }),
    remove: (key) =>
      reach(`deleting ${key} in`, async () => {
        await client.send(new DeleteObjectCommand(input(key)));
      }),
  };
}
