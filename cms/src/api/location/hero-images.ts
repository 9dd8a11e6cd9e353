/** The pictures at the top of the pages: in which order, which of them are shown. */
import { heroPagesOf, type HeroPage, type LocationKey } from '#domain/location/location';
import type { LocationUpdate } from '#domain/location/input';
import { notFound } from '#lib/errors';
import { withStoredImages } from '#lib/images';
import { withLock } from '#lib/mutex';
import type { Upload } from '#lib/uploads';
import { hasFile } from './serialize';
import { heroImageUid, inOrder, withFile, type StoredHeroImage } from './stored';

type Place = { location: LocationKey; page: HeroPage };
type Change = NonNullable<LocationUpdate['heroImages']>[number];

export async function heroImagesOf(place: Place, shown: { isActive?: true } = {}): Promise<StoredHeroImage[]> {
  const stored: StoredHeroImage[] = await strapi.db
    .query(heroImageUid)
    .findMany({ where: { ...place, ...shown }, orderBy: inOrder, populate: withFile });
  return stored.filter(hasFile);
}

export async function allHeroImages(location: LocationKey): Promise<StoredHeroImage[]> {
  const perPage = await Promise.all(heroPagesOf[location].map((page) => heroImagesOf({ location, page })));
  return perPage.flat();
}

/** The named ones take each other's places in the order they are named; the rest stay where they are. */
function reordered(stored: StoredHeroImage[], named: string[]): StoredHeroImage[] {
  const wanted = named.flatMap((id) => stored.find(({ documentId }) => documentId === id) ?? []);
  let next = 0;
  return stored.map((image) => (wanted.includes(image) ? (wanted[next++] ?? image) : image));
}

/** Unknown images are ignored. */
export async function changeHeroImages(location: LocationKey, changes: Change[]): Promise<void> {
  const named = [...new Set(changes.map(({ _id }) => _id))];
  if (named.length === 0) return;
  for (const page of heroPagesOf[location]) {
    const images = reordered(await heroImagesOf({ location, page }), named);
    for (const [position, { documentId }] of images.entries()) {
      const change = changes.find(({ _id }) => _id === documentId);
      await strapi.documents(heroImageUid).update({ documentId, data: { position, ...changed(change) } });
    }
  }
}

const changed = (change: Change | undefined) => ({
  ...(change?.alt === undefined ? {} : { alt: change.alt ?? '' }),
  ...(change?.isActive === undefined ? {} : { isActive: change.isActive }),
});

/** All of the page, in order; the new ones come last and are shown at once. */
export const addHeroImages = ({ location, page }: Place, uploads: Upload[]): Promise<StoredHeroImage[]> =>
  withStoredImages(uploads, (files) =>
    withLock(strapi, `location ${location}`, async () => {
      const positions = (await heroImagesOf({ location, page })).map(({ position }) => position);
      const next = Math.max(-1, ...positions) + 1;
      for (const [index, { id }] of files.entries()) {
        const data = { location, page, image: id, position: next + index, isActive: true };
        await strapi.documents(heroImageUid).create({ data });
      }
      return heroImagesOf({ location, page });
    }),
  );

/** Its file goes with it. */
export const removeHeroImage = (documentId: string): Promise<void> =>
  withLock(strapi, `hero image ${documentId}`, async () => {
    const { entries } = await strapi.documents(heroImageUid).delete({ documentId });
    if (entries.length === 0) throw notFound('Image');
  });
