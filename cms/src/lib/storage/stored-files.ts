/** The uploaded files, on the disk or in a bucket, and the copies of backups. */
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
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
import { CommandError } from '../command-error';
import { codeOf, describeConnectionFailure } from '../connection-failure';
import { objectHeaders, openBucket, s3ClientOptions, svgType, type Bucket } from './s3-client';

/** `md5`: of its content; null if the storage does not say. */
export type ListedFile = { name: string; size: number; modifiedAt: Date; md5: string | null };

type OpenedFile = { size: number; modifiedAt: Date; content: Readable };

export type FileStore = {
  /** `the bucket brewery`, for messages. */
  place: string;
  list: () => AsyncIterable<ListedFile>;
  open: (name: string) => Promise<OpenedFile | null>;
  /** Stores a file of this disk under a name, and replaces one that has it. */
  put: (name: string, source: string) => Promise<void>;
  remove: (name: string) => Promise<void>;
};

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

export function filesInBucket({ client, name: bucket }: Bucket): FileStore {
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
        for (const { Key, Size = 0, LastModified = new Date(0), ETag } of page.Contents ?? [])
          if (Key && !Key.endsWith('/')) yield { name: Key, size: Size, modifiedAt: LastModified, md5: md5Of(ETag) };
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

async function nullIfMissing<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

async function* listFolder(folder: string): AsyncIterable<string> {
  for await (const item of await opendir(folder)) {
    const path = join(folder, item.name);
    if (item.isDirectory()) yield* listFolder(path);
    // Hidden files belong to other programs.
    else if (item.isFile() && !item.name.startsWith('.')) yield path;
  }
}

async function openFile(path: string): Promise<OpenedFile> {
  const handle = await open(path);
  const { size, mtime } = await handle.stat();
  return { size, modifiedAt: mtime, content: handle.createReadStream() };
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

export function filesOnDisk(dataDir: string): FileStore {
  const folder = join(dataDir, 'public', 'uploads');
  return {
    place: folder,
    async *list() {
      await mkdir(folder, { recursive: true });
      for await (const path of listFolder(folder)) {
        const name = relative(folder, path).replaceAll(sep, '/');
        const found = await nullIfMissing(stat(path));
        if (found) yield { name, size: found.size, modifiedAt: found.mtime, md5: null };
      }
    },
    open: (name) => nullIfMissing(openFile(join(folder, name))),
    put: (name, source) => move(source, join(folder, name)),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

export function openFileStore({ dataDir }: Settings): FileStore {
  const bucket = openBucket();
  return bucket ? filesInBucket(bucket) : filesOnDisk(dataDir);
}

/** The bucket to which backups are copied. Null: none. */
export function openCopies({ backup: { copies } }: Settings): FileStore | null {
  return copies && filesInBucket({ client: new S3Client(s3ClientOptions(copies)), name: copies.bucket });
}

/** The names under which a file and its thumbnail are stored: below `uploads` on the disk, or keys in the bucket. */
export type NamedFile = { hash?: string | null; ext?: string | null };

export type FileWithFormats = NamedFile & { formats?: unknown };

export const fileName = ({ hash, ext }: NamedFile): string => `${hash ?? ''}${ext ?? ''}`;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const formatsOf = ({ formats }: FileWithFormats): NamedFile[] =>
  isObject(formats) ? Object.values(formats).filter(isObject) : [];

export const fileNames = (file: FileWithFormats): string[] => [file, ...formatsOf(file)].map(fileName);

/** The reverse of `fileName`, as the storage provider needs both parts. */
export function parseFileName(name: string): { hash: string; ext: string } {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? { hash: name.slice(0, dot), ext: name.slice(dot) } : { hash: name, ext: '' };
}
