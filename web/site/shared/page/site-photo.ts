import type { Photo } from '@domain/page/fields';
import { photos } from '../../assets/images';

/** An uploaded photo or one that comes with the site. */
export type ContentPhoto = { url: string; alt: string | null; width: number | null; height: number | null };

/** Without a photo, or with one that this version of the site does not have, the layout keeps a neutral one. */
export function sitePhoto(photo: Photo | null): ContentPhoto {
  if (photo && !('builtIn' in photo)) return photo;
  return (photo && photos[photo.builtIn]) ?? photos.heroTaproom;
}
