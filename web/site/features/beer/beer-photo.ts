import type { Beer } from '@domain/beer/beer';
import type { PictureImage } from '../../../ui/picture';
import { photos } from '../../assets/images';

type BeerWithImages = Pick<Beer, 'name' | 'primaryImage'> & Partial<Pick<Beer, 'images'>>;

/** The beer's primary image, else its first, else the placeholder. */
export const beerPhoto = (beer: BeerWithImages): PictureImage => {
  const image = beer.primaryImage ?? beer.images?.[0];
  return image ? { ...image, alt: image.alt || beer.name } : photos.beerPlaceholder;
};
