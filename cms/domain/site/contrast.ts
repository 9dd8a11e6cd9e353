/** The colors of the site as staff enter them: `#e39a2d`, `E39A2D` or `#e92`. Blank text resets to those of the palette. */
import * as z from 'zod';
import { sanitizeLine } from '../shared/sanitize-text';
import { contrastOn, nearestReadable } from './color';
import type { ColorRules } from './constants';
import { surfacesOf, type Look } from './look';

/** `4.4` for 4.49: a ratio that is too low never looks sufficient. */
export const formatRatio = (ratio: number) => String(Math.floor(ratio * 10) / 10);

const hexColor = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** `#rrggbb` in lower case; null if the text is no color. */
export function parseColor(text: string): string | null {
  const digits = hexColor.exec(sanitizeLine(text))?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return digits.length === 6 ? `#${digits}` : `#${[...digits].map((digit) => digit + digit).join('')}`;
}

type ContrastProblem = { message: string; nearest: string };

/** Null if the color can be read on the surfaces of the theme. */
export function findContrastProblem(color: string, rules: ColorRules, look: Look): ContrastProblem | null {
  const surfaces = surfacesOf(look);
  const ratio = contrastOn(surfaces, color);
  if (ratio >= rules.minContrast) return null;
  const nearest = nearestReadable(color, surfaces, rules.minContrast);
  const reason = `The ${rules.label} has a contrast of ${formatRatio(ratio)}:1 on the ${look.theme} background`;
  return {
    message: `${reason}; at least ${rules.minContrast}:1 is needed. The nearest color that has it is ${nearest}`,
    nearest,
  };
}

/** Null for blank text. */
export const colorField = ({ label, example }: ColorRules) => {
  const invalid = `Please enter the ${label} as # and six digits, such as ${example}`;
  return z
    .string({ error: invalid })
    .nullable()
    .transform((text, context): string | null => {
      if (text === null || !sanitizeLine(text)) return null;
      const color = parseColor(text);
      if (color !== null) return color;
      context.addIssue({ code: 'custom', message: invalid });
      return z.NEVER;
    });
};
