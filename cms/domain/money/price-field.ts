import { optionalNumber } from '../shared/number-field';

/** An optional price in US dollars. */
export const priceField = (label: string) =>
  optionalNumber({
    min: 0,
    max: 100_000,
    message: `${label} must be 0 or more`,
    tooLargeMessage: `${label} must be 100,000 or less`,
  });
