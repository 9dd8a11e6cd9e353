/** The photos of a taproom's page: on its card, beside its figures, behind the private-event section, and the gallery. */
import type { TaproomChanges } from '#domain/taproom/input';
import { photoFields, type PhotoUse } from '#domain/taproom/limits';
import type { ImageReplacement } from '#domain/shared/image-input';
import { notFound } from '#lib/errors';
import { addImages, changeImages, removeImage, withStoredImages } from '#lib/images';
import { saveAltText } from '#lib/media';
import type { TaproomDocument } from '#lib/taproom/document';
import { saveTaproom, withLockedTaproom } from '#lib/taproom/mutations';
import type { Upload } from '#lib/uploads';

const singleFields = ['cardPhoto', 'sidePhoto', 'hostPhoto'] as const;

/** Alternative texts, the order of the gallery, and removed photos. */
export async function toPhotoData(stored: TaproomDocument, changes: TaproomChanges): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {};
  for (const field of singleFields) {
    const change = changes[field];
    const file = stored[field];
    if (change === null) data[field] = null;
    else if (change && file) await saveAltText(file, change.alt);
  }
  if (changes.gallery) {
    data['gallery'] = await changeImages(stored.gallery ?? [], changes.gallery);
  }
  return data;
}

/** The gallery gets more photos; any other use replaces its photo. */
export const addPhotos = (
  slug: string,
  use: PhotoUse,
  uploads: Upload[],
  replacement: ImageReplacement,
): Promise<void> =>
  withStoredImages(uploads, (files) =>
    withLockedTaproom(slug, async (stored) => {
      const photos = await addImages([stored[photoFields[use]] ?? []].flat(), files, replacement);
      return saveTaproom(stored, { [photoFields[use]]: use === 'gallery' ? photos : photos.at(-1) });
    }),
  );

/** The unused-file cleanup deletes the file. */
export const deletePhoto = (slug: string, use: Exclude<PhotoUse, 'gallery'>): Promise<void> =>
  withLockedTaproom(slug, async (stored) => {
    const field = photoFields[use];
    if (!stored[field]) throw notFound('Image');
    await saveTaproom(stored, { [field]: null });
  });

export const deleteGalleryPhoto = (slug: string, indexParam: string, cloudStoragePath: string | undefined) =>
  withLockedTaproom(slug, async (stored) => {
    await saveTaproom(stored, { gallery: removeImage(stored.gallery ?? [], indexParam, cloudStoragePath) });
  });
