import { toPlacement } from '#domain/location/hero-page';
import { heroImageUid } from '../api/location/document';
import { createMissing } from './create-missing';
import { heroImages } from './data/hero-images';
import { withSeedImages } from './seed-images';

export const seedHeroImages = () =>
  createMissing(
    heroImages.map((heroImage, position) => ({ ...heroImage, position })),
    {
      uid: heroImageUid,
      attribute: 'alt',
      key: ({ image }) => image.alt,
      create: ({ location, page, image, position }) =>
        withSeedImages([image], ([fileId]) =>
          strapi.documents(heroImageUid).create({
            data: {
              placement: toPlacement({ location, page }),
              position,
              image: fileId,
              alt: image.alt,
              isActive: true,
            },
          }),
        ),
    },
  );
