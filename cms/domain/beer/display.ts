/** Display text of a beer's numbers and lists. */
import type { Beer } from './schema';
import { normalizeSize, parseSize } from './size';

export const maxHomeCardSizes = 3;
export const maxBeersCardSizes = 4;

/** `6.5%`; null if unknown. */
export const formatAbv = (abv: number | null) => (abv === null ? null : `${Number(abv.toFixed(2))}%`);

export const formatIbu = (ibu: number | null) => (ibu === null ? null : String(Math.round(ibu)));

/** `12 oz` */
export const formatSize = (size: string) => {
  const parsed = parseSize(size);
  return parsed ? `${parsed.amount} ${parsed.unit}` : normalizeSize(size);
};

/** The first `count` sizes, and `+2 more` for the rest. */
export const truncateSizes = (sizes: readonly string[], count: number) => ({
  shown: sizes.slice(0, count).map(formatSize),
  more: sizes.length > count ? `+${sizes.length - count} more` : null,
});

/** Splits comma-separated text such as `Citra, Mosaic`. */
export const splitList = (text: string | null) =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Golden is the default color. */
export const colorLabel = ({ color }: Pick<Beer, 'color'>) => color?.trim() || 'Golden';

/** All images except the one in the page's hero. */
export const getGalleryImages = ({ images, primaryImage }: Pick<Beer, 'images' | 'primaryImage'>) =>
  images.filter(({ url }) => url !== (primaryImage ?? images[0])?.url);
