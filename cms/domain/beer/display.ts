/** How the numbers and lists of a beer are written on the page. */
import type { Beer } from './beer';
import { normalizeSize, parseSize } from './size';

export const maxHomeCardSizes = 3;
export const maxBeersCardSizes = 4;

/** `6.5%`; null when it is not known. */
export const formatAbv = (abv: number | null) => (abv === null ? null : `${Number(abv.toFixed(2))}%`);

export const formatIbu = (ibu: number | null) => (ibu === null ? null : String(Math.round(ibu)));

/** `12 oz`, as people read it. */
export const formatSize = (size: string) => {
  const parsed = parseSize(size);
  return parsed ? `${parsed.amount} ${parsed.unit}` : normalizeSize(size);
};

/** The first sizes in the beer's order, and `+2 more` for the rest. */
export const truncateSizes = (sizes: readonly string[], count: number) => ({
  shown: sizes.slice(0, count).map(formatSize),
  more: sizes.length > count ? `+${sizes.length - count} more` : null,
});

/** `Citra, Mosaic` as its parts. */
export const splitList = (text: string | null) =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** visitor-site.md §2: what is said when nobody said a color. */
export const colorLabel = ({ color }: Pick<Beer, 'color'>) => color?.trim() || 'Golden';

/** The pictures after the first: the gallery of the detail page. */
export const galleryImages = ({ images, primaryImage }: Pick<Beer, 'images' | 'primaryImage'>) =>
  images.filter(({ url }) => url !== (primaryImage ?? images[0])?.url);
