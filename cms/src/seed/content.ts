/** Locations and hero images. */
import { defaultHours, fallbackContact } from '#domain/location/default-content';
import { locationKeys, type LocationKey } from '#domain/location/constants';
import { heroImageUid, locationUid } from '../api/location/document';
import { createMissing } from './create-missing';
import { heroImages } from './data/hero-images';
import { withSeedImages } from './seed-images';

const createLocation = (location: LocationKey) =>
  strapi.documents(locationUid).create({
    data: { location, hours: defaultHours[location], contact: fallbackContact[location] },
  });

export const seedLocations = () =>
  createMissing([...locationKeys], {
    uid: locationUid,
    attribute: 'location',
    key: (location) => location,
    create: createLocation,
  });

export const seedHeroImages = () =>
  createMissing(
    heroImages.map((heroImage, position) => ({ ...heroImage, position })),
    {
      uid: heroImageUid,
      attribute: 'alt',
      key: ({ image }) => image.alt,
      create: ({ location, page, image, position }) =>
        withSeedImages([image], ([fileId]) =>
          strapi
            .documents(heroImageUid)
            .create({ data: { location, page, position, image: fileId, alt: image.alt, isActive: true } }),
        ),
    },
  );
