/**
 * Images of documents. A service stores uploads and attaches them in one call:
 *
 *   withStoredImages(uploads, (files) => withLock(strapi, `event ${id}`, () => attach(files)))
 *
 * A file whose last document no longer uses it is deleted by `bootstrap/unused-file-cleanup.ts`, for the panel too.
 */
import { messages } from '#domain/shared/messages';
import { conflict, notFound } from './errors';
import { reencodeImage, removeReencoded, type ImageFile } from './image-file';
import { removeUnusedFiles, staffImage, storeFile, type ImageWithFile, type StoredFile } from './media';
import type { Upload } from './uploads';

/**
 * Re-encodes every image first (413, 415), then stores them and runs `attach` with the stored files in upload order. If
 * anything fails, none of them stays stored.
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

/** An entry of a document's repeatable image component, as an update takes it. */
type ImageData = { id?: string | number; file: number | string; alt: string | null; isPrimary: boolean };

const toImageData = ({ id, file, alt, isPrimary }: ImageWithFile): ImageData => ({
  ...(id === undefined ? {} : { id }),
  file: file.id,
  alt: alt ?? null,
  isPrimary: isPrimary ?? false,
});

/** Makes exactly one image primary: the first that already is, or else the first. */
function withOnePrimary(images: ImageData[]): ImageData[] {
  const primary = images.find(({ isPrimary }) => isPrimary) ?? images[0];
  return images.map((image) => ({ ...image, isPrimary: image === primary }));
}

export const keepImages = (entries: ImageWithFile[]): ImageData[] => withOnePrimary(entries.map(toImageData));

export const addImages = (entries: ImageWithFile[], files: StoredFile[]): ImageData[] =>
  withOnePrimary([...entries.map(toImageData), ...files.map(({ id }) => ({ file: id, alt: null, isPrimary: false }))]);

/** Without the image at the index; 409 if another image is there than the caller expects (api.md §5). */
export function withoutImage(
  entries: ImageWithFile[],
  indexParam: string,
  cloudStoragePath: string | undefined,
): ImageData[] {
  const index = /^\d{1,6}$/.test(indexParam) ? Number(indexParam) : -1;
  const entry = entries[index];
  if (!entry) throw notFound('Image');
  if (cloudStoragePath !== undefined && staffImage(entry).cloudStoragePath !== cloudStoragePath) {
    throw conflict('image-moved', messages.imageMoved);
  }
  return removeAt(entries, index);
}

/** If the primary image is removed, the next one becomes primary, or the one before the last. */
function removeAt(entries: ImageWithFile[], index: number): ImageData[] {
  const successor = entries[index]?.isPrimary ? (entries[index + 1] ?? entries[index - 1]) : undefined;
  const others = entries.filter((_entry, position) => position !== index);
  return withOnePrimary(
    others.map((entry) => ({ ...toImageData(entry), isPrimary: entry === successor || (entry.isPrimary ?? false) })),
  );
}
