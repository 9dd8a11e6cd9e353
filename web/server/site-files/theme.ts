/** The accent colors of the site as CSS. Its URL contains the colors, so it never changes. */
import { findContrastProblem, parseColor } from '@domain/site/color-field';
import { accentColorRules, secondaryColorRules } from '@domain/site/constants';
import { darkenForText } from '@domain/site/contrast';
import type { SiteSettings } from '@domain/site/site';

type Colors = Pick<SiteSettings, 'accentColor' | 'secondaryColor'>;

export const themePath = '/theme.css';

/** Null for the site's own colors, which its stylesheet has. */
export const themeUrl = ({ accentColor, secondaryColor }: Colors): string | null =>
  accentColor === accentColorRules.default && secondaryColor === secondaryColorRules.default
    ? null
    : `${themePath}?colors=${accentColor.slice(1)}-${secondaryColor.slice(1)}`;

/** Null if the URL has no such colors. */
export function formatTheme(colors: string | null): string | null {
  const [accent, secondary] = (colors ?? '').split('-').map(parseColor);
  if (!accent || !secondary) return null;
  if (findContrastProblem(accent, accentColorRules) || findContrastProblem(secondary, secondaryColorRules)) return null;
  const isDefault = secondary === secondaryColorRules.default;
  const copper = isDefault ? '' : `--color-copper:${secondary};--color-copper-deep:${darkenForText(secondary)}`;
  return `:root{--color-amber:${accent};${copper}}\n`;
}
