/** Between what a form says about photos and what is stored. */
import type { Image } from '@domain/shared/image';

export type PhotoValue = { url: string; alt: string; isPrimary: boolean };

export const toPhotoValue = ({ url, alt, isPrimary }: Image): PhotoValue => ({
  url,
  alt: alt ?? '',
  isPrimary: isPrimary === true,
});

/** My order and descriptions for the photos that still exist, then the new ones; always exactly one primary. */
export function mergePhotos(mine: readonly PhotoValue[], stored: readonly Image[]): PhotoValue[] {
  const kept = mine.filter(({ url }) => stored.some((image) => image.url === url));
  const added = stored.filter(({ url }) => !mine.some((photo) => photo.url === url)).map(toPhotoValue);
  const all = [...kept, ...added];
  const primary =
    kept.find(({ isPrimary }) => isPrimary)?.url ?? stored.find(({ isPrimary }) => isPrimary)?.url ?? all[0]?.url;
  return withPrimary(all, primary);
}

export const withPrimary = (photos: readonly PhotoValue[], primaryUrl: string | undefined) =>
  photos.map((photo) => ({ ...photo, isPrimary: photo.url === primaryUrl }));

/** For the choice between two versions. */
export const formatPhotos = (photos: readonly PhotoValue[]) =>
  photos
    .map(({ url, alt, isPrimary }) => `${alt || url.split('/').at(-1)}${isPrimary ? ' (primary)' : ''}`)
    .join(', ') || '(none)';
