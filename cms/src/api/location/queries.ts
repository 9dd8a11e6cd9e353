import { mainWebsite } from '#domain/location/constants';
import type { LocationPage } from '#domain/location/hero-page';
import {
  heroImagePopulate,
  heroImageUid,
  locationPopulate,
  locationUid,
  type HeroImageDocument,
  type WebsiteDocument,
} from './document';
import { heroPagesOf, type Place } from './place';

/** Null before the first save: everything is that of the first taproom. */
export const findWebsite = (): Promise<WebsiteDocument | null> =>
  strapi.db.query(locationUid).findOne({ where: { location: mainWebsite }, populate: locationPopulate });

const byPosition = [{ position: 'asc' }, { id: 'asc' }];

export async function findHeroImages(
  { location, page }: LocationPage,
  filter: { isActive?: true } = {},
): Promise<HeroImageDocument[]> {
  const images: HeroImageDocument[] = await strapi.db
    .query(heroImageUid)
    .findMany({ where: { location, page, ...filter }, orderBy: byPosition, populate: heroImagePopulate });
  return images.filter(({ image }) => image !== null);
}

export async function findAllHeroImages(place: Place): Promise<HeroImageDocument[]> {
  const imagesByPage = await Promise.all(
    heroPagesOf(place).map((page) => findHeroImages({ location: place.key, page })),
  );
  return imagesByPage.flat();
}
