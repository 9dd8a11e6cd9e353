import { mainWebsite } from '#domain/location/constants';
import { toPlacement, type LocationPage } from '#domain/location/hero-page';
import {
  heroImagePopulate,
  heroImageUid,
  locationPopulate,
  locationUid,
  type HeroImageDocument,
  type PlacedHeroImage,
  type WebsiteDocument,
} from './document';
import { heroPagesOf, type LocationTarget } from './location-target';

/** Null before the first save: everything is that of the first taproom. */
export const findWebsite = (): Promise<WebsiteDocument | null> =>
  strapi.db.query(locationUid).findOne({ where: { location: mainWebsite }, populate: locationPopulate });

const byPosition = [{ position: 'asc' }, { id: 'asc' }];

export async function findHeroImages(
  locationPage: LocationPage,
  filter: { isActive?: true } = {},
): Promise<PlacedHeroImage[]> {
  const images: HeroImageDocument[] = await strapi.db.query(heroImageUid).findMany({
    where: { placement: toPlacement(locationPage), ...filter },
    orderBy: byPosition,
    populate: heroImagePopulate,
  });
  return images.flatMap((image) => (image.image ? [{ ...image, page: locationPage.page }] : []));
}

export async function findAllHeroImages(target: LocationTarget): Promise<PlacedHeroImage[]> {
  const imagesByPage = await Promise.all(
    heroPagesOf(target).map((page) => findHeroImages({ location: target.key, page })),
  );
  return imagesByPage.flat();
}
