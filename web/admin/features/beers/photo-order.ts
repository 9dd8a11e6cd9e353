/** Between what the form says about photos and what is stored. */
import type { Image } from '@domain/http/image';
import { imageValue, type ImageValue } from './beer-values';

/** My order and descriptions for the photos that still exist, then the new ones; always exactly one primary. */
export function mergedImages(mine: readonly ImageValue[], stored: readonly Image[]): ImageValue[] {
  const kept = mine.filter(({ url }) => stored.some((image) => image.url === url));
  const added = stored.filter(({ url }) => !mine.some((image) => image.url === url)).map(imageValue);
  const all = [...kept, ...added];
  const primary =
    kept.find(({ isPrimary }) => isPrimary)?.url ?? stored.find(({ isPrimary }) => isPrimary)?.url ?? all[0]?.url;
  return withPrimary(all, primary);
}

export const withPrimary = (images: readonly ImageValue[], primaryUrl: string | undefined) =>
  images.map((image) => ({ ...image, isPrimary: image.url === primaryUrl }));
