/** The photos of a taproom's page: on its card, beside its figures, behind the private-event section, and the gallery. */
import { applyImageChanges } from '#domain/shared/image-input';
import type { TaproomChanges } from '#domain/taproom/input';
import { photoFields, type PhotoUse } from '#domain/taproom/photo-use';
import { conflict, notFound } from '#lib/errors';
import { withStoredImages } from '#lib/images';
import { toStoragePath } from '#lib/media';
import { messages } from '#domain/shared/messages';
import type { StoredPhoto, TaproomDocument } from '#lib/taproom/document';
import { saveTaproom, withLockedTaproom } from '#lib/taproom/mutations';
import type { Upload } from '#lib/uploads';

const singleFields = ['cardPhoto', 'sidePhoto', 'hostPhoto'] as const;

async function setAlt(file: StoredPhoto, alt: string | null | undefined): Promise<void> {
  if (alt === undefined || alt === (file.alternativeText ?? null)) return;
  // Strapi's query would set `updatedAt`, and with it a new URL of an unchanged photo.
  await strapi.db.transaction(({ trx }) => trx('files').where({ id: file.id }).update({ alternative_text: alt }));
}

/** Alternative texts, the order of the gallery, and removed photos. */
export async function toPhotoData(stored: TaproomDocument, changes: TaproomChanges): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {};
  for (const field of singleFields) {
    const change = changes[field];
    const file = stored[field];
    if (change === null) data[field] = null;
    else if (change && file) await setAlt(file, change.alt);
  }
  if (changes.gallery) {
    const entries = (stored.gallery ?? []).map((file) => ({ url: file.url ?? '', file, alt: file.alternativeText }));
    const ordered = applyImageChanges(entries, changes.gallery);
    for (const { file, alt } of ordered) await setAlt(file, alt);
    data['gallery'] = ordered.map(({ file }) => file.id);
  }
  return data;
}

/** The gallery gets more photos; any other use replaces its photo. */
export const addPhotos = (slug: string, use: PhotoUse, uploads: Upload[]): Promise<void> =>
  withStoredImages(uploads, (files) =>
    withLockedTaproom(slug, (stored) => {
      const ids = files.map(({ id }) => id);
      const gallery = [...(stored.gallery ?? []).map(({ id }) => id), ...ids];
      return saveTaproom(stored, { [photoFields[use]]: use === 'gallery' ? gallery : ids[0] });
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
    const gallery = stored.gallery ?? [];
    const file = /^\d{1,6}$/.test(indexParam) ? gallery[Number(indexParam)] : undefined;
    if (!file) throw notFound('Image');
    if (cloudStoragePath !== undefined && toStoragePath(file) !== cloudStoragePath) {
      throw conflict('image-moved', messages.imageMoved);
    }
    await saveTaproom(stored, { gallery: gallery.filter((other) => other !== file).map(({ id }) => id) });
  });
