/** Photos in a form: order, descriptions and which one is primary. */
import type { Image } from '@domain/shared/response-schemas';

export type PhotoValue = { url: string; alt: string; isPrimary: boolean };

export const toPhotoValue = ({ url, alt, isPrimary }: Image): PhotoValue => ({
  url,
  alt: alt ?? '',
  isPrimary: isPrimary === true,
});

/**
 * Applies an upload or delete to the edited photos: keeps their order and descriptions, removes deleted photos, appends new ones.
 * The first new one gets the place and the description of the photo with the URL `replaced`.
 */
export function mergePhotos(edited: readonly PhotoValue[], stored: readonly Image[], replaced?: string): PhotoValue[] {
  const added = stored.filter(({ url }) => !edited.some((photo) => photo.url === url));
  const current = edited.map((photo) => (photo.url === replaced && added[0] ? { ...photo, url: added[0].url } : photo));
  const kept = current.filter(({ url }) => stored.some((image) => image.url === url));
  const appended = added.filter(({ url }) => !kept.some((photo) => photo.url === url)).map(toPhotoValue);
  return markFirstPrimary([...kept, ...appended]);
}

/** The first photo is the primary one. */
export const markFirstPrimary = (photos: readonly PhotoValue[]): PhotoValue[] =>
  photos.map((photo, index) => ({ ...photo, isPrimary: index === 0 }));

export const makePrimary = (photos: readonly PhotoValue[], index: number): PhotoValue[] =>
  markFirstPrimary([...photos.slice(index, index + 1), ...photos.slice(0, index), ...photos.slice(index + 1)]);

/** Text for the conflict dialog. */
export const formatPhotos = (photos: readonly PhotoValue[]) =>
  photos
    .map(({ url, alt, isPrimary }) => `${alt || url.split('/').at(-1)}${isPrimary ? ' (primary)' : ''}`)
    .join(', ') || '(none)';
