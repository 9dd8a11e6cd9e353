/** Photos in a form: order, descriptions and which one is primary. */
import type { Image } from '@domain/shared/image';

export type PhotoValue = { url: string; alt: string; isPrimary: boolean };

export const toPhotoValue = ({ url, alt, isPrimary }: Image): PhotoValue => ({
  url,
  alt: alt ?? '',
  isPrimary: isPrimary === true,
});

/**
 * Applies an upload or delete to the edited photos: keeps their order and descriptions, removes deleted photos, appends
 * new ones, and makes exactly one photo primary.
 */
export function mergePhotos(edited: readonly PhotoValue[], stored: readonly Image[]): PhotoValue[] {
  const kept = edited.filter(({ url }) => stored.some((image) => image.url === url));
  const added = stored.filter(({ url }) => !edited.some((photo) => photo.url === url)).map(toPhotoValue);
  const all = [...kept, ...added];
  const primary =
    kept.find(({ isPrimary }) => isPrimary)?.url ?? stored.find(({ isPrimary }) => isPrimary)?.url ?? all[0]?.url;
  return withPrimary(all, primary);
}

export const withPrimary = (photos: readonly PhotoValue[], primaryUrl: string | undefined) =>
  photos.map((photo) => ({ ...photo, isPrimary: photo.url === primaryUrl }));

/** For the conflict dialog. */
export const formatPhotos = (photos: readonly PhotoValue[]) =>
  photos
    .map(({ url, alt, isPrimary }) => `${alt || url.split('/').at(-1)}${isPrimary ? ' (primary)' : ''}`)
    .join(', ') || '(none)';
