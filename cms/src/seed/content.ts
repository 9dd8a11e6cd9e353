/** What each location says, and the pictures at the top of the pages. */
import { defaultHours, fallbackContact } from '#domain/location/default-content';
import { locationKeys, type LocationKey } from '#domain/location/location';
import { heroImages } from './data/hero-images';
import { eachMissing } from './each-missing';
import { withPhotographs } from './photographs';

const locationUid = 'api::location.location';
const heroImageUid = 'api::hero-image.hero-image';

const makeLocation = (location: LocationKey) =>
  strapi.documents(locationUid).create({
    data: { location, hours: defaultHours[location], contact: fallbackContact[location] },
  });

export const seedLocations = () =>
  eachMissing([...locationKeys], { uid: locationUid, by: 'location', key: (location) => location, make: makeLocation });

export const seedHeroImages = () =>
  eachMissing(
    heroImages.map((image, position) => ({ ...image, position })),
    {
      uid: heroImageUid,
      by: 'alt',
      key: ({ picture }) => picture.alt,
      make: ({ location, page, picture, position }) =>
        withPhotographs([picture], ([image]) =>
          strapi
            .documents(heroImageUid)
            .create({ data: { location, page, position, image, alt: picture.alt, isActive: true } }),
        ),
    },
  );
