/** The photos that come with the site, in the staff app. */
import type { BuiltInPhoto } from '@domain/page/built-in-photos';
import { photos } from '../../../site/assets/images';
import { imageUrl } from '../../../ui/responsive-image';

/** Both builds name a file after its content, and the image pipeline has those of the site. */
const toSiteUrl = (url: string) => url.replace('/admin/assets/', '/assets/');

export const builtInAlt = (name: BuiltInPhoto) => photos[name].alt ?? name;

export const builtInUrl = (name: string): string | undefined => {
  const url = new Map(Object.entries(photos)).get(name)?.url;
  return url === undefined ? undefined : toSiteUrl(url);
};

export const builtInThumbnail = (name: BuiltInPhoto, width: Parameters<typeof imageUrl>[1]) =>
  import.meta.env.DEV ? photos[name].url : imageUrl(toSiteUrl(photos[name].url), width);
