/** The hero images of taprooms, in order. */
import type { HeroPage } from '#domain/location/constants';
import type { HeroImage } from '#domain/location/schema';
import { type MediaFile, toImage } from '../media';
import { emptyToNull, required } from '../stored-values';

export type HeroImageDocument = {
  id: number;
  documentId: string;
  /** A page of the main website, or the slug of a taproom. */
  placement: string;
  position: number;
  alt: string | null;
  isActive: boolean;
  /** Null if the file was deleted in the media library. */
  image: MediaFile | null;
};

export type PlacedHeroImage = HeroImageDocument & { page: HeroPage };

export function serializeHeroImage({ documentId, alt, isActive, page, image }: PlacedHeroImage): HeroImage {
  const photo = toImage(required(image));
  return { ...photo, _id: documentId, alt: emptyToNull(alt) ?? photo.alt, page, isActive };
}

type Owner = { slug: string; heroPage: HeroPage | null };

export async function findHeroImagesOf(taprooms: Owner[]): Promise<Map<string, HeroImage[]>> {
  const rows: HeroImageDocument[] = await strapi.db.query('api::hero-image.hero-image').findMany({
    where: { placement: { $in: taprooms.map(({ slug }) => slug) } },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    populate: { image: true },
  });
  const toHeroImages = ({ slug, heroPage }: Owner) =>
    rows
      .filter(({ placement, image }) => placement === slug && image?.url)
      .map((row) => serializeHeroImage({ ...row, page: heroPage ?? 'taproom' }));
  return new Map(taprooms.map((taproom) => [taproom.slug, toHeroImages(taproom)]));
}

/** Moves the images to the new slug of their taproom. */
export async function moveHeroImages(from: string, to: string): Promise<void> {
  if (from === to) return;
  await strapi.db
    .query('api::hero-image.hero-image')
    .updateMany({ where: { placement: from }, data: { placement: to } });
}

/** The unused-file cleanup deletes their files. */
export async function deleteHeroImagesOf(slug: string): Promise<void> {
  const heroImages = strapi.documents('api::hero-image.hero-image');
  const rows: { documentId: string }[] = await strapi.db
    .query('api::hero-image.hero-image')
    .findMany({ select: ['documentId'], where: { placement: slug } });
  for (const { documentId } of rows) await heroImages.delete({ documentId });
}
