/** The hero images of taprooms, in order. */
import type { HeroPage } from '#domain/location/constants';
import type { HeroImage } from '#domain/location/location';
import { addVersion } from '#domain/shared/media-url';
import type { MediaFile } from '../media';
import { emptyToNull } from '../stored-values';

type Row = {
  documentId: string;
  location: string;
  page: HeroPage;
  alt: string | null;
  isActive: boolean;
  image: MediaFile | null;
};

const serialize = ({ documentId, page, alt, isActive, image }: Row): HeroImage[] =>
  image?.url
    ? [
        {
          _id: documentId,
          url: addVersion(image.url, image),
          alt: emptyToNull(alt),
          page,
          isActive,
          width: emptyToNull(image.width),
          height: emptyToNull(image.height),
        },
      ]
    : [];

export async function findHeroImagesOf(slugs: string[]): Promise<Map<string, HeroImage[]>> {
  const rows: Row[] = await strapi.db.query('api::hero-image.hero-image').findMany({
    where: { location: { $in: slugs } },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    populate: { image: true },
  });
  return new Map(slugs.map((slug) => [slug, rows.filter(({ location }) => location === slug).flatMap(serialize)]));
}

/** The unused-file cleanup deletes their files. */
export async function deleteHeroImagesOf(slug: string): Promise<void> {
  const heroImages = strapi.documents('api::hero-image.hero-image');
  const rows: { documentId: string }[] = await strapi.db
    .query('api::hero-image.hero-image')
    .findMany({ select: ['documentId'], where: { location: slug } });
  for (const { documentId } of rows) await heroImages.delete({ documentId });
}
