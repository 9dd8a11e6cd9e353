import type { Beer } from '@domain/beer/beer';
import { getSwatchColor } from '@domain/beer/color';
import { Beer as BeerIcon } from 'lucide-react';
import { imageUrl } from '../../../ui/responsive-image';
import classes from './beers.module.css';

/** The primary image, or a glass in the beer's color. Decorative: the name is next to it. */
export function BeerThumbnail({ beer: { primaryImage, color } }: { beer: Pick<Beer, 'primaryImage' | 'color'> }) {
  if (primaryImage) {
    return (
      <img
        src={imageUrl(primaryImage.url, 160)}
        alt=""
        loading="lazy"
        width={40}
        height={50}
        className={classes.thumbnail}
      />
    );
  }
  return (
    <span className={classes.thumbnail} aria-hidden>
      <BeerIcon size={20} color={getSwatchColor(color)} />
    </span>
  );
}
