import { heroPagesByLocation, locationKeys, type HeroPage, type LocationKey } from '#domain/location/constants';
import { notFound } from '#lib/errors';
import {
  heroImagePopulate,
  heroImageUid,
  locationPopulate,
  locationUid,
  type HeroImageDocument,
  type LocationDocument,
} from './document';

export function parseLocationKey(text: string): LocationKey {
  const key = locationKeys.find((known) => known === text);
  if (!key) throw notFound('Location');
  return key;
}

/** Null before the first save: the defaults apply. */
export const findLocation = (location: LocationKey): Promise<LocationDocument | null> =>
  strapi.db.query(locationUid).findOne({ where: { location }, populate: locationPopulate });

const byPosition = [{ position: 'asc' }, { id: 'asc' }];

export async function findHeroImages(
  { location, page }: { location: LocationKey; page: HeroPage },
  filter: { isActive?: true } = {},
): Promise<HeroImageDocument[]> {
  const images: HeroImageDocument[] = await strapi.db
    .query(heroImageUid)
    .findMany({ where: { location, page, ...filter }, orderBy: byPosition, populate: heroImagePopulate });
  return images.filter(({ image }) => image !== null);
}

export async function findAllHeroImages(location: LocationKey): Promise<HeroImageDocument[]> {
  const imagesByPage = await Promise.all(
    heroPagesByLocation[location].map((page) => findHeroImages({ location, page })),
  );
  return imagesByPage.flat();
}
