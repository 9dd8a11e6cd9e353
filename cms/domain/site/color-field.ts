/** The accent colors of the site as staff enter them: `#e39a2d`, `E39A2D` or `#e92`. Blank text resets to the default. */
import * as z from 'zod';
import { sanitizeLine } from '../shared/sanitize-text';
import { contrastOnDark, formatRatio } from './contrast';

export type ColorRules = {
  label: string;
  default: string;
  /** On the dark backgrounds of the site. */
  minContrast: number;
};

const hexColor = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** `#rrggbb` in lower case; null if the text is no color. */
export function parseColor(text: string): string | null {
  const digits = hexColor.exec(sanitizeLine(text))?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return digits.length === 6 ? `#${digits}` : `#${[...digits].map((digit) => digit + digit).join('')}`;
}

/** Null if the color can be read on the site's dark backgrounds. */
export function findContrastProblem(color: string, { label, minContrast }: ColorRules): string | null {
  const ratio = contrastOnDark(color);
  if (ratio >= minContrast) return null;
  return `The ${label} has a contrast of ${formatRatio(ratio)}:1 on the dark background; at least ${minContrast}:1 is needed`;
}

export const colorField = (rules: ColorRules) => {
  const invalid = `Please enter the ${rules.label} as # and six digits, such as ${rules.default}`;
  return z
    .string({ error: invalid })
    .nullable()
    .transform((text, context): string => {
      if (text === null || !sanitizeLine(text)) return rules.default;
      const color = parseColor(text);
      const problem = color === null ? invalid : findContrastProblem(color, rules);
      if (color !== null && problem === null) return color;
      context.addIssue({ code: 'custom', message: problem ?? invalid });
      return z.NEVER;
    });
};
