import { inBody, type Difference } from '../difference';

export const heroImageDifferences: Difference[] = [
  {
    reason: 'Hero images of a location and page that no page showed are inactive; staff can see and place them now.',
    paths: /^\/content\/location\/(?:main-website|auburn)$/,
    omit: inBody((object) => {
      const { heroImages } = object;
      if (!Array.isArray(heroImages)) return object;
      const isUnplaced = (image: unknown) =>
        /"isActive":false/.test(JSON.stringify(image)) && /auburn_extra/.test(JSON.stringify(image));
      return { ...object, heroImages: heroImages.filter((image) => !isUnplaced(image)) };
    }),
  },
];
