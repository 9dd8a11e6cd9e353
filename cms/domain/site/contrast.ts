/** WCAG contrast of the accent colors with the backgrounds that the site has. */

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
