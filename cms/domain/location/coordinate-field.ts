/** A latitude or longitude: a number from JSON, or text from forms. */
import * as z from 'zod';
import { toNumber } from '../shared/number-field';

const axes = {
  lat: { max: 90, message: 'Latitude must be between -90 and 90' },
  lng: { max: 180, message: 'Longitude must be between -180 and 180' },
};

export const coordinateField = (axis: keyof typeof axes) => {
  const { max, message } = axes[axis];
  return z.union([z.number(), z.string()], { error: message }).transform((value, context): number => {
    const number = toNumber(value);
    if (Math.abs(number) <= max) return number;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
};
