/** Stronger beers exist, but a slip of the decimal point is more likely. */
const unusualAbv = 20;

/** Warns about an ABV that is probably a typing error. It does not prevent saving. */
export const abvWarning = (abv: number | null | undefined): string | null =>
  typeof abv === 'number' && abv > unusualAbv ? `ABV is above ${unusualAbv}%. Please check it.` : null;
