/** The hero images of taprooms, in order. */
import type { HeroPage } from '#domain/location/constants';
import type { HeroImage } from '#domain/location/schema';
import { addVersion } from '#domain/shared/media-url';
import type { MediaFile } from '../media';
import { emptyToNull } from '../stored-values';

type Row = {
  documentId: string;
  /** The slug of the taproom. */
  placement: string;
  alt: string | null;
  isActive: boolean;
  image: MediaFile | null;
};

const serialize = ({ documentId, alt, isActive, image }: Row, page: HeroPage): HeroImage[] =>
  image?.url
    ? [
        {
          _id: documentId,
          url: addVersion(image.url, image),
          alt: emptyToNull(alt) ?? emptyToNull(image.alternativeText),
          page,
          isActive,
          width: emptyToNull(image.width),
          height: emptyToNull(image.height),
        },
      ]
    : [];

type Owner = { slug: string; heroPage: HeroPage | null };

export async function findHeroImagesOf(taprooms: Owner[]): Promise<Map<string, HeroImage[]>> {
  const rows: Row[] = await strapi.db.query('api::hero-image.hero-image').findMany({
    where: { placement: { $in: taprooms.map(({ slug }) => slug) } },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    populate: { image: true },
  });
  return new Map(
    taprooms.map(({ slug, heroPage }) => [
      slug,
      rows.filter(({ placement }) => placement === slug).flatMap((row) => serialize(row, heroPage ?? 'taproom')),
    ]),
  );
}

/** To the new slug of their taproom. */
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
