/**
 * Images of documents. A service stores uploads and attaches them in one call:
 *
 *   withStoredImages(uploads, (files) => withLock(strapi, `event ${id}`, () => attach(files)))
 *
 * Files that no document uses any longer are deleted by `bootstrap/unused-file-cleanup.ts`, also for the panel.
 */
import { applyImageChanges, type ImageChanges, type ImageReplacement } from '#domain/shared/image-input';
import { messages } from '#domain/shared/messages';
import { conflict, notFound } from './errors';
import { saveOnce } from './idempotency/respond-once';
import { reencodeImage, removeReencoded, type ImageFile } from './image-file';
import {
  removeUnusedFiles,
  saveAltText,
  saveFocalPoint,
  storeFile,
  toStoragePath,
  type MediaFile,
  type StoredFile,
} from './media';
import { required } from './stored-values';
import type { Upload } from './uploads';

/**
 * Re-encodes every image first (413, 415), then stores them and runs `attach` with the stored files in upload order. If
 * anything fails, none of them remains stored.
 */
export async function withStoredImages<Result>(
  uploads: Upload[],
  attach: (files: StoredFile[]) => Promise<Result>,
): Promise<Result> {
  const reencoded: ImageFile[] = [];
  const stored: StoredFile[] = [];
  try {
    for (const upload of uploads) reencoded.push(await reencodeImage(upload));
    for (const file of reencoded) stored.push(await storeFile(file));
    return await saveOnce(() => attach(stored));
  } catch (error) {
    await removeUnusedFiles(stored.map(({ id }) => id));
    throw error;
  } finally {
    await Promise.all(uploads.map(({ filepath }) => removeReencoded(filepath)));
  }
}

type FileIds = (number | string)[];

export const toFileIds = (files: readonly MediaFile[] | null | undefined): FileIds => (files ?? []).map(({ id }) => id);

/**
 * Appends images. With `replaces`, the first one takes the place and the alt text of that image; throws 409 if the record
 * no longer has it. Call it in a transaction.
 */
export async function addImages(
  files: readonly MediaFile[],
  added: StoredFile[],
  { replaces, at }: ImageReplacement = {},
): Promise<FileIds> {
  const [replacement, ...others] = added;
  if (replaces === undefined || !replacement) return toFileIds([...files, ...added]);
  const index = files.findIndex(({ url }) => url === replaces);
  if (index === -1) throw conflict('image-moved', messages.imageMoved);
  await saveAltText(replacement, files[index]?.alternativeText);
  if (at) await saveFocalPoint(replacement, at);
  return toFileIds([...files.slice(0, index), replacement, ...files.slice(index + 1), ...others]);
}

/** Throws 404 without an image at the index, and 409 if it is not the one that the caller expects. */
export function removeImage(
  files: readonly MediaFile[],
  indexParam: string,
  cloudStoragePath: string | undefined,
): FileIds {
  const file = /^\d{1,6}$/.test(indexParam) ? files[Number(indexParam)] : undefined;
  if (!file) throw notFound('Image');
  if (cloudStoragePath !== undefined && toStoragePath(file) !== cloudStoragePath) {
    throw conflict('image-moved', messages.imageMoved);
  }
  return toFileIds(files.filter((other) => other !== file));
}

/** Stores the alt texts and returns the images in their new order. Call it in a transaction. */
export async function changeImages(files: readonly MediaFile[], changes: ImageChanges): Promise<FileIds> {
  const stored = files.map((file) => ({ file, url: required(file.url), alt: file.alternativeText }));
  const changed = applyImageChanges(stored, changes);
  for (const { file, alt } of changed) await saveAltText(file, alt);
  return toFileIds(changed.map(({ file }) => file));
}
