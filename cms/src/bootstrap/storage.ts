/** Finds out at start whether the bucket can be used, and while it can't, when it can again: `/readyz` warns as long. */
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { HeadBucketCommand } from '@aws-sdk/client-s3';
import type { Core } from '@strapi/strapi';
import { objectHeaders, openBucket, reachStorage, storageWarnings } from '#lib/storage/s3-client';
import { fileName, type NamedFile } from '#lib/storage/stored-files';
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

type StoredFile = NamedFile & { hash: string; mime?: string; url?: string };

type Methods = {
  uploadStream: (file: StoredFile, options?: object) => Promise<unknown>;
  /** What Strapi calls. */
  delete: (file: StoredFile) => Promise<unknown>;
};

type Provider = Methods & { extend: (methods: object) => void };

const onS3 = (provider: Methods): Methods => ({
  uploadStream: (file) =>
    reachStorage(`storing ${fileName(file)}`, () => provider.uploadStream(file, objectHeaders(file.mime))),
  delete: (file) => reachStorage(`deleting ${fileName(file)}`, () => provider.delete(file)),
});

/** Under a temporary name, then renamed: no partial file is ever served or left behind. */
const onDisk = (provider: Methods, folder: string): Methods => ({
  delete: provider.delete,
  async uploadStream(file) {
    const partial = { ...file, hash: `${file.hash}.partial` };
    const partialPath = join(folder, fileName(partial));
    try {
      await provider.uploadStream(partial);
      await rename(partialPath, join(folder, fileName(file)));
    } catch (error) {
      await rm(partialPath, { force: true });
      throw error;
    }
    file.url = `/uploads/${fileName(file)}`;
  },
});

async function deleteLater(file: StoredFile): Promise<void> {
  const name = fileName(file);
  if (!deferDeletion(name)) await deleteAfterCommit([name], new Date());
}

/** Extends Strapi's storage provider: headers and clear errors for S3, and deletions after the commit. */
export function adaptStorageProvider(strapi: Core.Strapi): void {
  const provider = strapi.plugin('upload')['provider'] as Provider;
  const { uploadStream, delete: deleteFile } = provider;
  const original = { uploadStream, delete: deleteFile };
  const { uploadStream: store, delete: deleteNow } =
    strapi.config.get('plugin::upload.provider') === 'aws-s3'
      ? onS3(original)
      : onDisk(original, join(strapi.dirs.static.public, 'uploads'));
  provider.extend({
    uploadStream: store,
    delete: deleteLater,
    deleteNow,
    async replaceStream(file: StoredFile, oldFile: StoredFile) {
      await store(file);
      if (fileName(file) !== fileName(oldFile)) await deleteLater(oldFile);
    },
  });
}

const mediaSettings = {
  sizeOptimization: false,
  responsiveDimensions: false,
  autoOrientation: true,
  aiMetadata: false,
};

export async function applyUploadSettings(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'upload', key: 'settings' });
  const stored: unknown = await store.get({});
  if (JSON.stringify(stored) !== JSON.stringify(mediaSettings)) await store.set({ value: mediaSettings });
}
