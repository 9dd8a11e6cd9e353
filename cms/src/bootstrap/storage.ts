/** Finds out at start whether the bucket can be used, and while it can't, when it can again: `/readyz` warns as long. */
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { HeadBucketCommand } from '@aws-sdk/client-s3';
import type { Core } from '@strapi/strapi';
import { openBucket, reachStorage, storageWarnings } from '#lib/storage/s3-client';
import { fileName, type NamedFile } from '#lib/storage/stored-files';
import { objectHeaders } from '#lib/storage/read-object';
import { deleteAfterCommit } from '#lib/storage/pending-deletions';
import { deferDeletion } from '../extensions/upload/upload-rollback';

let isUnchecked = true;

export async function checkBucket(): Promise<void> {
  const bucket = openBucket();
  if (!bucket || !(isUnchecked || storageWarnings().length > 0)) return;
  isUnchecked = false;
  // `reachStorage` logs a failure.
  await reachStorage('finding the bucket', () =>
    bucket.client.send(new HeadBucketCommand({ Bucket: bucket.name })),
  ).catch(() => undefined);
}

/**
 * Adapts Strapi's storage provider: objects in S3 get the headers that browsers need, failures have a clear error, and files
 * are deleted after the commit (see lib/storage/pending-deletions).
 */
type StoredFile = NamedFile & { hash: string; mime?: string; url?: string };

type Provider = {
  uploadStream: (file: StoredFile, options?: object) => Promise<unknown>;
  replaceStream: (file: StoredFile, oldFile: StoredFile) => Promise<unknown>;
  /** What Strapi calls. */
  delete: (file: StoredFile) => Promise<unknown>;
  deleteNow: (file: StoredFile) => Promise<unknown>;
};

function adaptToS3(provider: Provider) {
  const { uploadStream, deleteNow } = provider;
  provider.uploadStream = (file) =>
    reachStorage(`storing ${fileName(file)}`, () => uploadStream(file, objectHeaders(file.mime)));
  provider.deleteNow = (file) => reachStorage(`deleting ${fileName(file)}`, () => deleteNow(file));
}

/** Under a temporary name, then renamed: no partial file is ever served or left behind. */
function adaptToDisk(provider: Provider, folder: string) {
  const { uploadStream } = provider;
  provider.uploadStream = async (file) => {
    const partial = { ...file, hash: `${file.hash}.partial` };
    const partialPath = join(folder, fileName(partial));
    try {
      await uploadStream(partial);
      await rename(partialPath, join(folder, fileName(file)));
    } catch (error) {
      await rm(partialPath, { force: true });
      throw error;
    }
    file.url = `/uploads/${fileName(file)}`;
  };
}

export function adaptStorageProvider(strapi: Core.Strapi): void {
  const provider = strapi.plugin('upload')['provider'] as Provider;
  provider.deleteNow = provider.delete;
  provider.delete = async (file) => {
    const name = fileName(file);
    if (!deferDeletion(name)) await deleteAfterCommit([name], new Date());
  };
  if (strapi.config.get('plugin::upload.provider') === 'aws-s3') adaptToS3(provider);
  else adaptToDisk(provider, join(strapi.dirs.static.public, 'uploads'));
  provider.replaceStream = async (file, oldFile) => {
    await provider.uploadStream(file);
    if (fileName(file) !== fileName(oldFile)) await provider.delete(oldFile);
  };
}
