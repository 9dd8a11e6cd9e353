/** Adds, updates and deletes hero images. */
import * as z from 'zod';
import { mainWebsite, weekdays, heroPages, type HeroPage } from '#domain/location/constants';
import { toPlacement, type LocationPage, hasOwnHeroPage } from '#domain/location/hero-page';
import type { LocationUpdate } from '#domain/location/input';
import { requiredChoiceField } from '#domain/shared/fields';
import type { ImageReplacement } from '#domain/shared/image-input';
import { notFound, rejectStale } from '#lib/errors';
import { addImages, withStoredImages } from '#lib/media';
import { withLock } from '#lib/mutex';
import { requireRow } from '#lib/rows';
import type { HeroImageDocument, PlacedHeroImage } from '#lib/taproom/hero-images';
import { saveTaproom } from '#lib/taproom/mutations';
import { findTaproom } from '#lib/taproom/queries';
import type { Upload } from '#lib/uploads';
import {
  findHeroImages,
  fetchFirstTaproomTexts,
  findWebsite,
  toTaproomTexts,
  heroImageUid,
  heroImagePopulate,
  withLocationLock,
  findLocationPage,
  heroPagesOf,
  type LocationTarget,
  locationUid,
  type StoredTexts,
} from './content';

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
async function updateHeroImages(target: LocationTarget, changes: Change[]): Promise<void> {
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
 * and is removed, unless the new one is made from it. Returns all images of the page, in order.
 */
export const replaceHeroImage = (
  documentId: string,
  uploads: Upload[],
  replacement: ImageReplacement,
): Promise<PlacedHeroImage[]> =>
  withStoredImages(uploads, (files) =>
    withHeroImageLock(documentId, async () => {
      const query = { where: { documentId }, populate: heroImagePopulate };
      const stored = await requireRow<HeroImageDocument>(heroImageUid, 'Image', query);
      const image = (await addImages([stored.image ?? []].flat(), files, replacement)).at(-1);
      const alt = replacement.replaces === undefined ? { alt: '' } : {};
      await strapi.documents(heroImageUid).update({ documentId, data: { image, ...alt } });
      return findHeroImages(await findLocationPage(stored.placement));
    }),
  );

const withHeroImageLock = <Result>(documentId: string, work: () => Promise<Result>): Promise<Result> =>
  withLock(`hero image ${documentId}`, work);

/** The unused-file cleanup deletes the file. */
export const deleteHeroImage = (documentId: string): Promise<void> =>
  withHeroImageLock(documentId, async () => {
    const { entries } = await strapi.documents(heroImageUid).delete({ documentId });
    if (entries.length === 0) throw notFound('Image');
  });

type Texts<Field extends string> = StoredTexts<Field> | undefined;

/** Absent fields keep their stored text; null clears them. */
function mergeTexts<Field extends string>(fields: readonly Field[], stored: Texts<Field>, changes: Texts<Field>) {
  const texts: { [Name in Field]?: string } = {};
  for (const field of fields) texts[field] = (changes?.[field] === undefined ? stored : changes)?.[field] ?? undefined;
  return texts;
}

/** Creates the main website's document on its first save. */
async function updateWebsite({ hours, contact, updatedAt }: LocationUpdate, now: Date): Promise<void> {
  const stored = await findWebsite();
  if (stored) rejectStale(stored, updatedAt);
  const storedContact = stored?.contact ?? (await fetchFirstTaproomTexts(now)).contact;
  const data = {
    ...(hours ? { hours: mergeTexts([...weekdays, 'display'], stored?.hours, hours) } : {}),
    ...(contact ? { contact: mergeTexts(['phone', 'email', 'address'], storedContact, contact) } : {}),
  };
  if (stored) await strapi.documents(locationUid).update({ documentId: stored.documentId, data });
  else await strapi.documents(locationUid).create({ data: { location: mainWebsite, ...data } });
}

async function updateTaproom(slug: string, changes: LocationUpdate, now: Date): Promise<void> {
  const stored = await findTaproom(slug);
  if (!stored) throw notFound('Location');
  rejectStale(stored, changes.updatedAt);
  await saveTaproom(stored, await toTaproomTexts(stored, changes, now));
}

export const updateLocation = (target: LocationTarget, changes: LocationUpdate, now: Date): Promise<void> =>
  withLocationLock(target.key, async () => {
    if (target.taproom) await updateTaproom(target.key, changes, now);
    else await updateWebsite(changes, now);
    await updateHeroImages(target, changes.heroImages ?? []);
  });

const invalidLocation = 'Please choose a valid location';
const invalidPage = 'Please choose a valid page';

const page = requiredChoiceField({ values: heroPages, message: invalidPage });

/** Fields for the API's description; the locations are only known with the taprooms. */
export const heroImagesFields = z.object({ page, location: z.string() });

export const heroImagesInput = (taprooms: readonly { slug: string; heroPage: HeroPage | null }[]) =>
  z
    .object({
      page,
      location: requiredChoiceField({
        values: [mainWebsite, ...taprooms.map(({ slug }) => slug)],
        message: invalidLocation,
      }),
    })
    .refine(
      (input) => {
        const taproom = taprooms.find(({ slug }) => slug === input.location);
        return hasOwnHeroPage(input.location, input.page, taproom ? (taproom.heroPage ?? 'taproom') : null);
      },
      { path: ['page'], error: invalidPage },
    );
