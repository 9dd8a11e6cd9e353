import type { Beer } from '@domain/beer/beer';
import type { PictureImage } from '../../../ui/picture';
import { photos } from '../../assets/images';

type Pictured = Pick<Beer, 'name' | 'primaryImage'> & Partial<Pick<Beer, 'images'>>;

/** The beer's first picture, or the placeholder when it has none. */
export const beerPhoto = (beer: Pictured): PictureImage => {
  const image = beer.primaryImage ?? beer.images?.[0];
  return image ? { ...image, alt: image.alt || beer.name } : photos.beerPlaceholder;
};
