/** Photos in a form: order and descriptions. The first one is the primary photo. */
import type { Image } from '@domain/shared/response-schemas';

export type PhotoValue = { url: string; alt: string };

export const toPhotoValue = ({ url, alt }: Image): PhotoValue => ({ url, alt: alt ?? '' });

/**
 * Applies an upload or delete to the edited photos: keeps their order and descriptions, removes deleted photos, appends new ones.
 * The first new one gets the place and the description of the photo with the URL `replaced`.
 */
export function mergePhotos(edited: readonly PhotoValue[], stored: readonly Image[], replaced?: string): PhotoValue[] {
  const added = stored.filter(({ url }) => !edited.some((photo) => photo.url === url));
  const current = edited.map((photo) => (photo.url === replaced && added[0] ? { ...photo, url: added[0].url } : photo));
  const kept = current.filter(({ url }) => stored.some((image) => image.url === url));
  const appended = added.filter(({ url }) => !kept.some((photo) => photo.url === url)).map(toPhotoValue);
  return [...kept, ...appended];
}

/** Text for the conflict dialog. */
export const formatPhotos = (photos: readonly PhotoValue[]) =>
  photos.map(({ url, alt }, index) => `${alt || url.split('/').at(-1)}${index === 0 ? ' (primary)' : ''}`).join(', ') ||
  '(none)';
