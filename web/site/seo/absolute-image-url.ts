import { imageUrl } from '../../ui/responsive-image';

/** In the pipeline's format, at a width that search engines accept for large previews. */
export const absoluteImageUrl = (url: string, publicUrl: string) => publicUrl + imageUrl(url, 1200);
