/** Changes to the images a record has already: their order, alt text and which one is primary. */
import * as z from 'zod';
import { stripVersion } from './media-url';
import { optionalText } from './text-field';

const change = z.object(
  {
    url: z
      .string({ error: 'An image is named by its url' })
      .max(2000, 'An image is named by its url')
      .transform(stripVersion),
    alt: optionalText({ label: 'Alt text', max: 300 }),
    isPrimary: z.boolean({ error: 'isPrimary must be true or false' }).nullish(),
  },
  { error: 'Each image must be an object' },
);

/** Unknown urls are ignored and images that are not named stay, after the named ones: a stale list deletes nothing. */
export const imageChanges = z
  .array(change, { error: 'Images must be a list' })
  .max(200, 'Please list at most 200 images')
  .nullable()
  .transform((list) => list ?? []);

export type ImageChange = z.output<typeof change>;

type Stored = { url: string; alt?: string | null; isPrimary?: boolean | null };

/** The stored images after the changes: reordered, renamed, and always one primary. */
export const applyImageChanges = <Image extends Stored>(stored: readonly Image[], changes: readonly ImageChange[]) => {
  const named = changes.flatMap(({ url }, index) => {
    const image = stored.find((candidate) => candidate.url === url);
    return image && changes.findIndex((other) => other.url === url) === index ? [image] : [];
  });
  const ordered = [...named, ...stored.filter((image) => !named.includes(image))];
  const wanted = changes.find(({ url, isPrimary }) => isPrimary && ordered.some((image) => image.url === url))?.url;
  const primary =
    ordered.find(({ url }) => url === wanted) ?? ordered.find(({ isPrimary }) => isPrimary) ?? ordered.at(0);
  return ordered.map((image) => {
    const alt = changes.find(({ url }) => url === image.url)?.alt;
    return { ...image, ...(alt === undefined ? {} : { alt }), isPrimary: image === primary };
  });
};
