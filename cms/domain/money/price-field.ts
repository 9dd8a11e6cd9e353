import { optionalNumber } from '../http/number';

/** A price in dollars, as a form or a file gives it. */
export const price = (label: string) =>
  optionalNumber({
    ...{ min: 0, max: 100_000 },
    message: `${label} must be 0 or more`,
    tooMuch: `${label} must be 100,000 or less`,
  });
