/** The uploaded files, on the disk or in a bucket, for backups. */
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, opendir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  NoSuchKey,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Settings } from '#domain/settings/settings';
import { CommandError } from '#lib/command-error';
import { describeConnectionFailure } from '#lib/connection-failure';
import { objectHeaders, svgType } from '#lib/storage/read-object';
import { openBucket, s3ClientOptions, type Bucket } from '#lib/storage/s3-client';

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

function bucketFiles({ client, name: bucket }: Bucket): FileStore {
  const reach = async <Result>(action: string, call: () => Promise<Result>): Promise<Result> => {
    try {
      return await call();
    } catch (error) {
      throw new CommandError(`S3: ${action} the bucket ${bucket} failed: ${describeConnectionFailure(error)}`);
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
        const object = { Body: createReadStream(source), ContentType: type, ...objectHeaders(type) };
        await new Upload({ client, params: { ...input(key), ...object } }).done();
      }),
    remove: (key) =>
      reach(`deleting ${key} in`, async () => {
        await client.send(new DeleteObjectCommand(input(key)));
      }),
  };
}

const codeOf = (error: unknown): unknown => Reflect.get(Object(error), 'code');

/** What an upload has not finished is not a file yet, and hidden files belong to other programs. */
const isFile = (name: string) => !name.startsWith('.') && !/\.partial(?:\.|$)/.test(name);

async function* listFolder(folder: string): AsyncIterable<string> {
  for await (const item of await opendir(folder)) {
    const path = join(folder, item.name);
    if (item.isDirectory()) yield* listFolder(path);
    else if (item.isFile() && isFile(item.name)) yield path;
  }
}

async function openFile(path: string): Promise<OpenedFile | null> {
  try {
    const handle = await open(path);
    const { size, mtime } = await handle.stat();
    return { size, modifiedAt: mtime, content: handle.createReadStream() };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** The staged file is on the same disk, unless `public` is a mount of its own. */
async function move(source: string, target: string) {
  await mkdir(dirname(target), { recursive: true });
  try {
    await rename(source, target);
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error;
    const partial = `${target}.partial`;
    await copyFile(source, partial);
    await rename(partial, target);
  }
}

function diskFiles(dataDir: string): FileStore {
  const folder = join(dataDir, 'public', 'uploads');
  return {
    place: folder,
    async *list() {
      await mkdir(folder, { recursive: true });
      for await (const path of listFolder(folder))
        yield { name: relative(folder, path).replaceAll(sep, '/'), md5: null };
    },
    open: (name) => openFile(join(folder, name)),
    put: (name, source) => move(source, join(folder, name)),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

/** `md5`: of its content; null if the storage does not say. */
export type ListedFile = { name: string; md5: string | null };

type OpenedFile = { size: number; modifiedAt: Date; content: Readable };

export type FileStore = {
  /** For messages. */
  place: string;
  list: () => AsyncIterable<ListedFile>;
  /** Null if it was deleted since it was listed. */
  open: (name: string) => Promise<OpenedFile | null>;
  /** Stores a file of this disk under a name, and replaces one that has it. */
  put: (name: string, source: string) => Promise<void>;
  remove: (name: string) => Promise<void>;
};

export function openFileStore({ dataDir }: Settings): FileStore {
  const bucket = openBucket();
  return bucket ? bucketFiles(bucket) : diskFiles(dataDir);
}

/** The bucket to which backups are copied. Null: none. */
export function openCopies({ backup: { copies } }: Settings): FileStore | null {
  return copies && bucketFiles({ client: new S3Client(s3ClientOptions(copies)), name: copies.bucket });
}
