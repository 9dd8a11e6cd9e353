/** Serving sizes such as `12oz`, `500 ml` and `1L`: parsing, normalizing and comparing. */

export const sizeMessage = 'Please use format: number + unit (e.g., 12oz, 500ml, 1L)';

export const commonSizes = [
  '12oz',
  '16oz',
  '19.2oz',
  '22oz',
  '24oz',
  '32oz',
  '64oz',
  '355ml',
  '473ml',
  '500ml',
  '568ml',
  '650ml',
  '750ml',
  '1L',
] as const;

const units = { oz: 'oz', ml: 'ml', l: 'L' } as const;
type Unit = (typeof units)[keyof typeof units];
type Size = { amount: number; unit: Unit };

const ouncesPerUnit: Record<Unit, number> = { oz: 1, ml: 1 / 29.5735, L: 1000 / 29.5735 };

const sizePattern = /^(\d{1,5}(?:\.\d{1,3})?)\s{0,3}(oz|ml|l)$/i;

/** Null if the text is not a number with oz, ml or L. */
export const parseSize = (text: string): Size | null => {
  const [, amount, unit] = sizePattern.exec(text.trim()) ?? [];
  if (!amount || !unit || Number(amount) === 0) return null;
  return { amount: Number(amount), unit: units[unit.toLowerCase() as keyof typeof units] };
};

export const isSize = (text: string) => parseSize(text) !== null;

/** The canonical spelling: `12 oz` and `12OZ` become `12oz`. */
export const normalizeSize = (text: string) => {
  const size = parseSize(text);
  return size ? `${size.amount}${size.unit}` : text.trim();
};

export const isSameSize = (left: string, right: string) => normalizeSize(left) === normalizeSize(right);

/** Removes duplicates that differ only in spelling and keeps the first. */
export const distinctSizes = (sizes: readonly string[]) =>
  sizes.filter((size, index) => sizes.findIndex((other) => isSameSize(other, size)) === index);

export const toOunces = (text: string): number | null => {
  const size = parseSize(text);
  return size && size.amount * ouncesPerUnit[size.unit];
};

// A beer without a size counts as 999 ounces.
const noSizeOunces = 999;

export const getSmallestOunces = (sizes: readonly string[]) =>
  Math.min(...sizes.map((size) => toOunces(size) ?? noSizeOunces), sizes.length ? Infinity : noSizeOunces);
