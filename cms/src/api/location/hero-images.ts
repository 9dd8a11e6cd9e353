/** Adds, updates and deletes hero images. */
import type { LocationUpdate } from '#domain/location/input';
import { toPlacement, type LocationPage } from '#domain/location/hero-page';
import { notFound } from '#lib/errors';
import { withStoredImages } from '#lib/images';
import { withLock } from '#lib/mutex';
import type { Upload } from '#lib/uploads';
import { heroImageUid, type HeroImageDocument, type PlacedHeroImage } from './document';
import { withLocationLock } from './lock';
import { findLocationPage, heroPagesOf, type LocationTarget } from './location-target';
import { findHeroImages } from './queries';

type Change = NonNullable<LocationUpdate['heroImages']>[number];

/** Sorts the images with these ids in the order of the ids; all other images keep their position. */
function reorder(images: PlacedHeroImage[], ids: string[]): PlacedHeroImage[] {
  const moved = ids.flatMap((id) => images.find(({ documentId }) => documentId === id) ?? []);
  let next = 0;
  return images.map((image) => (moved.includes(image) ? (moved[next++] ?? image) : image));
}

const toData = (change: Change | undefined) => ({
  ...(change?.alt === undefined ? {} : { alt: change.alt ?? '' }),
  ...(change?.isActive === undefined ? {} : { isActive: change.isActive }),
});

/** Ignores unknown images. Requires the location lock. */
export async function updateHeroImages(target: LocationTarget, changes: Change[]): Promise<void> {
  const ids = [...new Set(changes.map(({ _id }) => _id))];
  if (ids.length === 0) return;
  for (const page of heroPagesOf(target)) await updateHeroImagesOf({ location: target.key, page }, changes, ids);
}

async function updateHeroImagesOf(locationPage: LocationPage, changes: Change[], ids: string[]): Promise<void> {
  const images = reorder(await findHeroImages(locationPage), ids);
  for (const [position, { documentId }] of images.entries()) {
    const change = changes.find(({ _id }) => _id === documentId);
    await strapi.documents(heroImageUid).update({ documentId, data: { position, ...toData(change) } });
  }
}

/** Returns all images of the placement, in the new order. */
export async function orderHeroImages(placement: string, ids: string[]): Promise<PlacedHeroImage[]> {
  const locationPage = await findLocationPage(placement);
  return withLocationLock(locationPage.location, async () => {
    await updateHeroImagesOf(locationPage, [], [...new Set(ids)]);
    return findHeroImages(locationPage);
  });
}

/** Appends active images to the page. Returns all images of the page, in order. */
export const addHeroImages = (locationPage: LocationPage, uploads: Upload[]): Promise<PlacedHeroImage[]> =>
  withStoredImages(uploads, (files) =>
    withLocationLock(locationPage.location, async () => {
      const positions = (await findHeroImages(locationPage)).map(({ position }) => position);
      const first = Math.max(-1, ...positions) + 1;
      for (const [index, { id }] of files.entries()) {
        const data = { placement: toPlacement(locationPage), image: id, position: first + index, isActive: true };
        await strapi.documents(heroImageUid).create({ data });
      }
      return findHeroImages(locationPage);
    }),
  );

/**
 * Replaces the photo of a hero image, which keeps its position and its active state. Its alt text described the former photo
 * and is removed. Returns all images of the page, in order.
 */
export const replaceHeroImage = (documentId: string, uploads: Upload[]): Promise<PlacedHeroImage[]> =>
  withStoredImages(uploads, ([file]) =>
    withHeroImageLock(documentId, async () => {
      const stored: HeroImageDocument | null = await strapi.db.query(heroImageUid).findOne({ where: { documentId } });
      if (!stored || !file) throw notFound('Image');
      await strapi.documents(heroImageUid).update({ documentId, data: { image: file.id, alt: '' } });
      return findHeroImages(await findLocationPage(stored.placement));
    }),
  );

const withHeroImageLock = <Result>(documentId: string, work: () => Promise<Result>): Promise<Result> =>
  withLock(strapi, `hero image ${documentId}`, work);

/** The unused-file cleanup deletes the file. */
export const deleteHeroImage = (documentId: string): Promise<void> =>
  withHeroImageLock(documentId, async () => {
    const { entries } = await strapi.documents(heroImageUid).delete({ documentId });
    if (entries.length === 0) throw notFound('Image');
  });
