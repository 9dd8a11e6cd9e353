/** How the numbers and lists of a beer are written on the page. */
import type { Beer } from './beer';
import { normaliseSize, parseSize } from './size';

export const homeCardSizes = 3;
export const beersCardSizes = 4;

/** `6.5%`; null when it is not known. */
export const abvText = (abv: number | null) => (abv === null ? null : `${Number(abv.toFixed(2))}%`);

export const ibuText = (ibu: number | null) => (ibu === null ? null : String(Math.round(ibu)));

/** `12 oz`, as people read it. */
export const sizeText = (size: string) => {
  const parsed = parseSize(size);
  return parsed ? `${parsed.amount} ${parsed.unit}` : normaliseSize(size);
};

/** The first sizes in the beer's order, and `+2 more` for the rest. */
export const shownSizes = (sizes: readonly string[], count: number) => ({
  shown: sizes.slice(0, count).map(sizeText),
  more: sizes.length > count ? `+${sizes.length - count} more` : null,
});

/** `Citra, Mosaic` as its parts. */
export const listed = (text: string | null) =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** visitor-site.md §2: what is said when nobody said a color. */
export const colorText = ({ color }: Pick<Beer, 'color'>) => color?.trim() || 'Golden';

/** The pictures after the first: the gallery of the detail page. */
export const galleryImages = ({ images, primaryImage }: Pick<Beer, 'images' | 'primaryImage'>) =>
  images.filter(({ url }) => url !== (primaryImage ?? images[0])?.url);
