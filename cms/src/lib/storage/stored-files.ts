/** All files of a storage, whether it is the disk or a bucket. */
import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { HeadObjectCommand, ListObjectsV2Command, type ListObjectsV2CommandOutput } from '@aws-sdk/client-s3';
import { statusOf } from '../connection-failure';
import { reachStorage } from './failure';
import type { Bucket } from './s3-client';

export type ListedFile = { name: string; size: number; modifiedAt: Date };

export type StoredFiles = {
  /** `the bucket brewery`, for messages. */
  place: string;
  list: () => AsyncIterable<ListedFile>;
  has: (name: string) => Promise<boolean>;
};

const hasCode = (error: unknown, code: string) => error instanceof Error && Reflect.get(error, 'code') === code;

async function statFile(path: string): Promise<Omit<ListedFile, 'name'> | null> {
  try {
    const { size, mtime } = await stat(path);
    return { size, modifiedAt: mtime };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

export const filesOnDisk = (folder: string): StoredFiles => ({
  place: folder,
  async *list() {
    for await (const item of await opendir(folder)) {
      const found = item.isFile() ? await statFile(join(folder, item.name)) : null;
      if (found) yield { name: item.name, ...found };
    }
  },
  has: async (name) => (await statFile(join(folder, name))) !== null,
});

export const filesInBucket = ({ client, name: bucket }: Bucket): StoredFiles => ({
  place: `the bucket ${bucket}`,
  async *list() {
    let next: string | undefined;
    do {
      const input = { Bucket: bucket, ContinuationToken: next };
      const page: ListObjectsV2CommandOutput = await reachStorage('listing the objects', () =>
        client.send(new ListObjectsV2Command(input)),
      );
      for (const { Key, Size, LastModified } of page.Contents ?? [])
        if (Key) yield { name: Key, size: Size ?? 0, modifiedAt: LastModified ?? new Date(0) };
      next = page.NextContinuationToken;
    } while (next);
  },
  has: (name) =>
    reachStorage(`reading ${name}`, () =>
      client.send(new HeadObjectCommand({ Bucket: bucket, Key: name })).then(
        () => true,
        (error: unknown) => {
          if (statusOf(error) === 404) return false;
          throw error;
        },
      ),
    ),
});

/** The names under which a file and its thumbnail are stored: below `uploads` on the disk, or keys in the bucket. */
export type NamedFile = { hash?: string | null; ext?: string | null };

export type FileWithFormats = NamedFile & { formats?: unknown };

export const fileName = ({ hash, ext }: NamedFile): string => `${hash ?? ''}${ext ?? ''}`;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Of the thumbnail and other sizes. */
export const formatsOf = ({ formats }: FileWithFormats): NamedFile[] =>
  isObject(formats) ? Object.values(formats).filter(isObject) : [];

export const fileNames = (file: FileWithFormats): string[] => [file, ...formatsOf(file)].map(fileName);

/** The reverse of `fileName`, as the storage provider needs both parts. */
export function parseFileName(name: string): { hash: string; ext: string } {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? { hash: name.slice(0, dot), ext: name.slice(dot) } : { hash: name, ext: '' };
}
