/**
 * How pictures come into documents. In a controller: `uploadsOf(ctx, 'images', maxImagesPerRequest)`; in a service:
 *
 *   storingImages(uploads, (files) => exclusively(strapi, `event ${id}`, () => attach(files)))
 *
 * cleans every picture first (413, 415), stores them, and runs the work that attaches them. If anything fails on the
 * way, none of them stays. Taking an image out of a document, or deleting the document, removes its files by itself:
 * see `attached-files.ts`, which also sees what the panel does.
 */
import { rm } from 'node:fs/promises';
import { conflict, notFound } from './errors';
import { reencodeImage, type ImageFile } from './image-file';
import { messages } from '#domain/shared/messages';
import { removeUnusedFiles, staffImage, storeFile, type ImageEntry, type MediaFile } from './media';
import type { Upload } from './uploads';

type StoredFile = MediaFile & { id: number };

/** `work` gets the stored files in the order they were sent. */
export async function withStoredImages<Result>(
  uploads: Upload[],
  work: (files: StoredFile[]) => Promise<Result>,
): Promise<Result> {
  const cleaned: ImageFile[] = [];
  const stored: StoredFile[] = [];
  try {
    for (const upload of uploads) cleaned.push(await reencodeImage(upload));
    for (const file of cleaned) stored.push(await storeFile(file));
    return await work(stored);
  } catch (error) {
    await removeUnusedFiles(stored.map(({ id }) => id));
    throw error;
  } finally {
    await Promise.all(uploads.map(({ filepath }) => rm(`${filepath}.rewritten`, { force: true })));
  }
}

/** What a document's update takes for its repeatable image component. */
export type ImageData = { id?: string | number; file: number | string; alt: string | null; isPrimary: boolean };

type Shown = ImageEntry & { file: MediaFile };

const keep = ({ id, file, alt, isPrimary }: Shown): ImageData => ({
  ...(id === undefined ? {} : { id }),
  file: file.id,
  alt: alt ?? null,
  isPrimary: isPrimary ?? false,
});

/** Exactly one is primary as soon as there is one: whoever is it already, else the first. */
function withPrimary(images: ImageData[]): ImageData[] {
  const primary = images.find(({ isPrimary }) => isPrimary) ?? images[0];
  return images.map((image) => ({ ...image, isPrimary: image === primary }));
}

export const keepImages = (entries: Shown[]): ImageData[] => withPrimary(entries.map(keep));

export const addImages = (entries: Shown[], files: StoredFile[]): ImageData[] =>
  withPrimary([...entries.map(keep), ...files.map(({ id }) => ({ file: id, alt: null, isPrimary: false }))]);

/** Without the image at the index; a storage path that is not at that index deletes nothing (api.md §5). */
export function withoutImage(entries: Shown[], index: string, cloudStoragePath: string | undefined): ImageData[] {
  const at = /^\d{1,6}$/.test(index) ? Number(index) : -1;
  const entry = entries[at];
  if (!entry) throw notFound('Image');
  if (cloudStoragePath !== undefined && staffImage(entry).cloudStoragePath !== cloudStoragePath) {
    throw conflict('image-moved', messages.imageMoved);
  }
  return keepHandingOver(entries, at);
}

/** A deleted primary hands over to the next one, the last to the one before it. */
function keepHandingOver(entries: Shown[], at: number): ImageData[] {
  const heir = entries[at]?.isPrimary ? (entries[at + 1] ?? entries[at - 1]) : undefined;
  const rest = entries.filter((_entry, index) => index !== at);
  return withPrimary(
    rest.map((entry) => ({ ...keep(entry), isPrimary: entry === heir || (entry.isPrimary ?? false) })),
  );
}
