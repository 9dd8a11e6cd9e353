/** WCAG contrast of the accent colors with the backgrounds that the site has. */
import * as z from 'zod';
import { sanitizeLine } from '../shared/sanitize-text';

/** `#14110f` and `#1e1a17` of the design tokens: behind text, and as text on a button of the accent color. */
const darkBackgrounds = ['#14110f', '#1e1a17'] as const;
const lightBackground = '#f4ece0';

/** AA for text. */
const minTextContrast = 4.5;

const toChannels = (color: string) => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

function relativeLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = toChannels(color)
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21, of two colors as `#rrggbb`. */
export function contrastRatio(first: string, second: string): number {
  const [lighter = 0, darker = 0] = [first, second].map(relativeLuminance).sort((left, right) => right - left);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The lowest contrast of a color with the dark backgrounds. */
export const contrastOnDark = (color: string) =>
  Math.min(...darkBackgrounds.map((background) => contrastRatio(color, background)));

/** `4.4` for 4.49: a ratio that is too low never looks sufficient. */
export const formatRatio = (ratio: number) => String(Math.floor(ratio * 10) / 10);

/** A color mixed with black until it is readable as text on the light background, and under light text. */
export function darkenForText(color: string): string {
  for (let share = 1; share > 0; share -= 0.02) {
    const darker = toHex(toChannels(color).map((channel) => channel * share));
    if (contrastRatio(darker, lightBackground) >= minTextContrast) return darker;
  }
  return darkBackgrounds[0];
}

const toHex = (channels: number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** The accent colors of the site as staff enter them: `#e39a2d`, `E39A2D` or `#e92`. Blank text resets to the default. */

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
