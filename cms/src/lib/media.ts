/** Files of Strapi's media library: storing and deleting them, and images as the API returns them. */
import type { Image } from '#domain/shared/response-schemas';
import { addVersion, type FocalPoint } from '#domain/shared/media-url';
import { withFilesLocked } from './mutex';
import { type ImageFile, reencodeImage, removeReencoded } from './image-file';
import { emptyToNull, required } from './stored-values';
import { applyImageChanges, type ImageChanges, type ImageReplacement } from '#domain/shared/image-input';
import { messages } from '#domain/shared/messages';
import { conflict, notFound } from './errors';
import { saveOnce } from './idempotency/respond-once';
import type { Upload } from './uploads';

const fileUid = 'plugin::upload.file';

/** The fields of a file that a query must load for `toPublicImage` and `toStaffImage`. */
export const fileFields = [
  'url',
  'hash',
  'ext',
  'width',
  'height',
  'name',
  'alternativeText',
  'focalPoint',
  'createdAt',
  'updatedAt',
] satisfies [...(keyof MediaFile)[]];

export type MediaFile = {
  id: number | string;
  url?: string | null;
  hash?: string | null;
  ext?: string | null;
  width?: number | null;
  height?: number | null;
  name?: string | null;
  alternativeText?: string | null;
  /** Set in the media library: what crops keep. */
  focalPoint?: unknown;
  /** Loaded only where captions are shown. */
  caption?: string | null;
  createdAt?: string | Date | null;
  updatedAt?: string | Date | null;
};

export type StoredFile = MediaFile & { id: number };

/** Letters, digits, underscores and hyphens only: safe in file systems, object keys and URLs. */
function toSafeName({ name, extension }: ImageFile): string {
  const base = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${base || 'image'}${extension}`;
}

export async function storeFile(file: ImageFile, alt: string | null = null): Promise<StoredFile> {
  const name = toSafeName(file);
  const [stored]: StoredFile[] = await strapi
    .plugin('upload')
    .service('upload')
    .upload({
      data: { fileInfo: { name, alternativeText: alt } },
      files: { filepath: file.filepath, originalFilename: name, mimetype: file.mime, size: file.size },
    });
  if (!stored) throw new Error('The media library stored no file');
  return stored;
}

/** Keeps files that a document uses and, without `alsoOfLibrary`, those that a power user uploaded to the library. */
export async function removeUnusedFiles(ids: number[], { alsoOfLibrary = false } = {}): Promise<void> {
  if (ids.length > 0) await withFilesLocked(() => removeUnused(ids, alsoOfLibrary));
}

async function removeUnused(ids: number[], alsoOfLibrary: boolean): Promise<void> {
  const files: (StoredFile & { related?: unknown[]; createdBy?: object | null })[] = await strapi.db
    .query(fileUid)
    .findMany({ where: { id: { $in: ids } }, populate: ['related', 'createdBy'] });
  for (const file of files) {
    if ((file.createdBy && !alsoOfLibrary) || (file.related && file.related.length > 0)) continue;
    await strapi.plugin('upload').service('upload').remove(file);
  }
}

/** The path below the public folder, or the key in the bucket. */
export const toStoragePath = ({ url, hash, ext }: MediaFile) =>
  url?.startsWith('/') ? url.slice(1) : `${hash}${ext ?? ''}`;

export const toImage = (file: MediaFile): Image => ({
  url: addVersion(file.url ?? '', file),
  alt: emptyToNull(file.alternativeText),
  width: emptyToNull(file.width),
  height: emptyToNull(file.height),
});

/** An image of a record; the first one is primary. */
export const toPublicImage = (file: MediaFile, index: number): Image => ({ ...toImage(file), isPrimary: index === 0 });

export const toStaffImage = (file: MediaFile, index: number): Image => ({
  ...toPublicImage(file, index),
  cloudStoragePath: toStoragePath(file),
});

/** What crops keep. Like the alt text, it belongs to the file, whose URL contains it. */
export const saveFocalPoint = ({ id }: MediaFile, focalPoint: FocalPoint | null): Promise<unknown> =>
  strapi.db.transaction(({ trx }) =>
    trx('files')
      .where({ id })
      .update({ focal_point: focalPoint && JSON.stringify(focalPoint) }),
  );

/** The alt text belongs to the file: all records that share the file show it. Undefined changes nothing. */
export async function saveAltText(file: MediaFile, alt: string | null | undefined): Promise<void> {
  if (alt === undefined || alt === emptyToNull(file.alternativeText)) return;
  // Strapi's query would set `updatedAt`, and with it a new URL of an unchanged file.
  await strapi.db.transaction(({ trx }) => trx('files').where({ id: file.id }).update({ alternative_text: alt }));
}

/** Re-encodes (413, 415), stores, and runs `attach` with the files in upload order. All or none remain stored. */
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

/** `replaces`: the first one takes the place and alt text of that image; 409 if it is gone. In a transaction. */
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
