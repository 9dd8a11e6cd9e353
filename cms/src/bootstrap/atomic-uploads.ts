/** Writes uploads under a temporary name, then renames them: no partial file is ever served or left behind. */
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';

type StoredName = { hash: string; ext: string; url?: string };
type FileOperation = (file: StoredName) => Promise<unknown>;
type Provider = {
  uploadStream: FileOperation;
  replaceStream: (file: StoredName, oldFile: StoredName) => Promise<unknown>;
  delete: FileOperation;
};

const fileName = ({ hash, ext }: StoredName) => `${hash}${ext}`;

export function writeUploadsAtomically(strapi: Core.Strapi): void {
  if (strapi.config.get('plugin::upload.provider') !== 'local') return;
  const folder = join(strapi.dirs.static.public, 'uploads');
  const provider = strapi.plugin('upload')['provider'] as Provider;
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

  provider.replaceStream = async (file, oldFile) => {
    await provider.uploadStream(file);
    if (fileName(file) !== fileName(oldFile)) await provider.delete(oldFile);
  };
}
