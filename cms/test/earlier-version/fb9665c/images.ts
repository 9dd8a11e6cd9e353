import { inBody, type Difference, type Json } from '../difference';

type Image = { url: string; alt: Json; isPrimary: boolean };

const isImage = (value: Json): value is Image =>
  typeof value === 'object' && value !== null && 'isPrimary' in value && 'url' in value;

const isPrimary = (image: Image) => image.isPrimary;

/** By the start of the file's name. */
const sharedAltTexts = { first_: 'Only the copy describes it', third_: 'Third’s alt' };

export const imageDifferences: Difference[] = [
  {
    reason: 'The first image is the primary one, so a primary image in another place moves to the front.',
    paths: /^\/(?:beers|events)/,
    change: inBody((object) => {
      const { images } = object;
      if (!Array.isArray(images) || !images.every(isImage)) return object;
      return { ...object, images: [...images.filter(isPrimary), ...images.filter((image) => !isPrimary(image))] };
    }),
  },
  {
    reason: 'A beer whose primary file was deleted in the media library had no primary image; now it is the first.',
    paths: /^\/beers/,
    change: inBody((object) => {
      const { primaryImage, images } = object;
      if (!primaryImage || !isImage(primaryImage) || !Array.isArray(images)) return object;
      const marked = images.map((image, index) => (isImage(image) ? { ...image, isPrimary: index === 0 } : image));
      return { ...object, primaryImage: { ...primaryImage, isPrimary: true }, images: marked };
    }),
  },
  {
    reason: 'The alt text is the file’s: copies that share a file have the original’s, or else the copy’s.',
    paths: /^\/beers/,
    change: inBody((object) => {
      if (!isImage(object)) return object;
      const shared = Object.entries(sharedAltTexts).find(([name]) => object.url.includes(`/${name}`));
      return shared ? { ...object, alt: shared[1] } : object;
    }),
  },
];
