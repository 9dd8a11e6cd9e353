/** Files of the media library: how they get in, how they really get out, and how an answer shows them. */
import type { Image } from '#domain/shared/image';
import { addVersion } from '#domain/shared/media-url';
import type { ImageFile } from './image-file';
import { emptyToNull } from './stored-values';

export const fileUid = 'plugin::upload.file';

/** What an image needs loaded of its file. */
export const fileFields: ('url' | 'hash' | 'ext' | 'width' | 'height' | 'name' | 'createdAt' | 'updatedAt')[] = [
  'url',
  'hash',
  'ext',
  'width',
  'height',
  'name',
  'createdAt',
  'updatedAt',
];

export type MediaFile = {
  id: number | string;
  url?: string | null;
  hash?: string | null;
  ext?: string | null;
  width?: number | null;
  height?: number | null;
  name?: string | null;
  createdAt?: string | Date | null;
  updatedAt?: string | Date | null;
};

type StoredFile = MediaFile & { id: number };

/** Letters, digits and hyphens of a name: what no storage and no address stumbles over. */
function plainName({ name, extension }: ImageFile): string {
  const base = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${base || 'image'}${extension}`;
}

export async function storeFile(file: ImageFile, alt: string | null = null): Promise<StoredFile> {
  const name = plainName(file);
  const [stored]: StoredFile[] = await strapi
    .plugin('upload')
    .service('upload')
    .upload({
      data: { fileInfo: { name, alternativeText: alt } },
      files: { filepath: file.filepath, originalFilename: name, mimetype: file.mime, size: file.size },
    });
  if (!stored) throw new Error('The media library stored nothing');
  return stored;
}

/** Removes files with everything made of them, unless another document shows them, too. */
export async function removeUnusedFiles(ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const files: (StoredFile & { related?: unknown[] })[] = await strapi.db
    .query(fileUid)
    .findMany({ where: { id: { $in: ids } }, populate: ['related'] });
  for (const file of files) {
    if (file.related && file.related.length > 0) continue;
    await strapi.plugin('upload').service('upload').remove(file);
  }
}

/** Where the file lies in storage: below the public folder, or the key in the bucket. */
const storagePath = ({ url, hash, ext }: MediaFile) => (url?.startsWith('/') ? url.slice(1) : `${hash}${ext ?? ''}`);

export type ImageEntry = {
  id?: number | string;
  file?: MediaFile | null;
  alt?: string | null;
  isPrimary?: boolean | null;
};

type ShownEntry<Entry extends ImageEntry> = Entry & { file: MediaFile };

/** The images an answer shows: an entry whose file was taken out of the media library is none. */
export const imagesWithFile = <Entry extends ImageEntry>(entries: Entry[] | null | undefined): ShownEntry<Entry>[] =>
  (entries ?? []).filter((entry): entry is ShownEntry<Entry> => Boolean(entry.file?.url));

export const publicImage = ({ file, alt, isPrimary }: ShownEntry<ImageEntry>): Image => ({
  url: addVersion(file.url ?? '', file),
  alt: emptyToNull(alt),
  width: emptyToNull(file.width),
  height: emptyToNull(file.height),
  isPrimary: isPrimary ?? false,
});

export const staffImage = (entry: ShownEntry<ImageEntry>): Image => ({
  ...publicImage(entry),
  cloudStoragePath: storagePath(entry.file),
});
