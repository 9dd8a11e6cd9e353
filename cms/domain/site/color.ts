/** WCAG contrast of colors as `#rrggbb`. */

const toChannels = (color: string) => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

const toHex = (channels: number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** `share`: from 0, only the first color, to 1. */
export function mixColors(first: string, second: string, share: number): string {
  const other = toChannels(second);
  return toHex(toChannels(first).map((channel, index) => channel * (1 - share) + (other[index] ?? 0) * share));
}

function relativeLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = toChannels(color)
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21 (WCAG). */
export function contrastRatio(first: string, second: string): number {
  const [lighter = 0, darker = 0] = [first, second].map(relativeLuminance).sort((left, right) => right - left);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The lowest contrast with one of the surfaces. */
export const contrastOn = (surfaces: readonly string[], color: string): number =>
  Math.min(...surfaces.map((surface) => contrastRatio(color, surface)));

/** The color, or the nearest tint or shade of it, that has the contrast on all surfaces. */
export function nearestReadable(color: string, surfaces: readonly string[], minContrast: number): string {
  for (let share = 0; share < 1; share += 0.02)
    for (const end of ['#ffffff', '#000000']) {
      const mixed = mixColors(color, end, share);
      if (contrastOn(surfaces, mixed) >= minContrast) return mixed;
    }
  return contrastOn(surfaces, '#ffffff') >= minContrast ? '#ffffff' : '#000000';
}
