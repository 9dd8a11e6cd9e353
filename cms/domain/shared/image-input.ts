/** Changes to a record's stored images: order, alt text and primary image. */
import * as z from 'zod';
import { readFocalPoint, stripVersion } from './media-url';
import { optionalText } from './fields';

/** Photos of 50-megapixel phones have up to 50.4. */
export const maxMegapixels = 52;

const imageChange = z.object(
  {
    url: z
      .string({ error: 'Each image must have its url' })
      .max(2000, 'Each image must have its url')
      .transform(stripVersion),
    alt: optionalText({ label: 'Alt text', max: 300 }),
    isPrimary: z.boolean({ error: 'isPrimary must be true or false' }).nullish(),
  },
  { error: 'Each image must be an object' },
);

/** Ignores unknown URLs and moves unlisted images to the end, so that a stale list deletes nothing. */
export const imageChanges = z
  .array(imageChange, { error: 'Images must be a list' })
  .max(200, 'Please list at most 200 images')
  .nullable()
  .transform((list) => list ?? []);

export type ImageChanges = z.output<typeof imageChanges>;

/** The form fields beside an image that takes the place of another one, such as its crop. */
export const imageReplacement = z.object({
  /** URL of the image whose place and alt text it gets. */
  replaces: z
    .string({ error: 'Please give the url of one image' })
    .max(2000, 'Please give the url of one image')
    .transform(stripVersion)
    .optional(),
  /** Its focal point, as in URLs. */
  at: z
    .string({ error: 'Please give the focal point as 40-60' })
    .regex(/^\d{1,3}-\d{1,3}$/, 'Please give the focal point as 40-60')
    .transform((at) => {
      const [x, y] = at.split('-').map(Number);
      return readFocalPoint({ x, y });
    })
    .optional(),
});

export type ImageReplacement = z.output<typeof imageReplacement>;
export type ImageReplacementFields = z.input<typeof imageReplacement>;

type ImageChange = ImageChanges[number];

type StoredImage = { url: string; alt?: string | null };

/** Returns the stored images in their new order, with the changed alt texts. The first one is the primary image. */
export const applyImageChanges = <Image extends StoredImage>(
  stored: readonly Image[],
  changes: readonly ImageChange[],
) => {
  const listed = changes.flatMap(({ url }, index) => {
    const image = stored.find((candidate) => candidate.url === url);
    return image && changes.findIndex((other) => other.url === url) === index ? [image] : [];
  });
  const ordered = [...listed, ...stored.filter((image) => !listed.includes(image))];
  const primaryUrl = changes.find(({ url, isPrimary }) => isPrimary && ordered.some((image) => image.url === url))?.url;
  const primaryFirst = [
    ...ordered.filter(({ url }) => url === primaryUrl),
    ...ordered.filter(({ url }) => url !== primaryUrl),
  ];
  return primaryFirst.map((image) => {
    const alt = changes.find(({ url }) => url === image.url)?.alt;
    return alt === undefined ? image : { ...image, alt };
  });
};
