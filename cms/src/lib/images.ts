/**
 * Images of documents. A service stores uploads and attaches them in one call:
 *
 *   withStoredImages(uploads, (files) => withLock(strapi, `event ${id}`, () => attach(files)))
 *
 * Files that no document uses any longer are deleted by `bootstrap/unused-file-cleanup.ts`, also for the panel.
 */
import { messages } from '#domain/shared/messages';
import { conflict, notFound } from './errors';
import { reencodeImage, removeReencoded, type ImageFile } from './image-file';
import { removeUnusedFiles, toStaffImage, storeFile, type ImageWithFile, type StoredFile } from './media';
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
    return await attach(stored);
  } catch (error) {
    await removeUnusedFiles(stored.map(({ id }) => id));
    throw error;
  } finally {
    await Promise.all(uploads.map(({ filepath }) => removeReencoded(filepath)));
  }
}

/** An entry of a document's repeatable image component, as the Document Service accepts it. */
type ImageInput = { id?: string | number; file: number | string; alt: string | null; isPrimary: boolean };

const toImageInput = ({ id, file, alt, isPrimary }: ImageWithFile): ImageInput => ({
  ...(id === undefined ? {} : { id }),
  file: file.id,
  alt: alt ?? null,
  isPrimary: isPrimary ?? false,
});

/** Makes exactly one image primary: the first primary one, or else the first. */
function withOnePrimary(images: ImageInput[]): ImageInput[] {
  const primary = images.find(({ isPrimary }) => isPrimary) ?? images[0];
  return images.map((image) => ({ ...image, isPrimary: image === primary }));
}

export const toImageInputs = (entries: ImageWithFile[]): ImageInput[] => withOnePrimary(entries.map(toImageInput));

export const addImages = (entries: ImageWithFile[], files: StoredFile[]): ImageInput[] =>
  withOnePrimary([...entries.map(toImageInput), ...files.map(({ id }) => ({ file: id, alt: null, isPrimary: false }))]);

/** Throws 404 without an image at the index, and 409 if it is not the one that the caller expects (api.md §5). */
export function removeImage(
  entries: ImageWithFile[],
  indexParam: string,
  cloudStoragePath: string | undefined,
): ImageInput[] {
  const index = /^\d{1,6}$/.test(indexParam) ? Number(indexParam) : -1;
  const entry = entries[index];
  if (!entry) throw notFound('Image');
  if (cloudStoragePath !== undefined && toStaffImage(entry).cloudStoragePath !== cloudStoragePath) {
    throw conflict('image-moved', messages.imageMoved);
  }
  return removeAt(entries, index);
}

/** If the primary image is removed, the next one becomes primary, or the one before the last. */
function removeAt(entries: ImageWithFile[], index: number): ImageInput[] {
  const successor = entries[index]?.isPrimary ? (entries[index + 1] ?? entries[index - 1]) : undefined;
  const others = entries.filter((_entry, position) => position !== index);
  return withOnePrimary(
    others.map((entry) => ({ ...toImageInput(entry), isPrimary: entry === successor || (entry.isPrimary ?? false) })),
  );
}
