/** The uploaded files, on the disk or in a bucket, for backups. */
import type { Readable } from 'node:stream';
import type { Settings } from '#domain/settings/settings';
import { openBucket } from '#lib/storage/s3-client';
import { bucketFiles } from './bucket-files';
import { diskFiles } from './disk-files';

/** `md5`: of its content; null if the storage does not say. */
export type ListedFile = { name: string; md5: string | null };

export type OpenedFile = { size: number; modifiedAt: Date; content: Readable };

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
