/** URLs of the site's icon: the built-in one, or an uploaded PNG or SVG. */
import { createHash } from 'node:crypto';
import type { Image } from '@domain/shared/response-schemas';
import { findContrastProblem, parseColor, darkenForText } from '@domain/site/contrast';
import { accentColorRules, secondaryColorRules } from '@domain/site/constants';
import type { SiteSettings } from '@domain/site/schema';

export const iconSizes = [180, 192, 512] as const;
export type IconSize = (typeof iconSizes)[number];

export const builtInIcon = '/favicon.svg';

/** Changes with the image, because browsers keep icons for long. */
const versionOf = ({ url }: Image) => createHash('sha256').update(url).digest('hex').slice(0, 8);

export const iconPath = (size: IconSize) => `/icon-${size}.png`;

export const iconUrl = (size: IconSize, favicon: Image | null) =>
  iconPath(size) + (favicon ? `?v=${versionOf(favicon)}` : '');

const isVector = ({ url }: Image) => /\.svg(?:\?|$)/i.test(url);

/** Null for an uploaded PNG. */
export function vectorIconOf(favicon: Image | null): string | null {
  if (!favicon) return builtInIcon;
  return isVector(favicon) ? `${builtInIcon}?v=${versionOf(favicon)}` : null;
}

/** The link to the icon in every page. */
export function iconLink(favicon: Image | null): { href: string; type: string } {
  const vector = vectorIconOf(favicon);
  return vector ? { href: vector, type: 'image/svg+xml' } : { href: iconUrl(192, favicon), type: 'image/png' };
}

type Named = Pick<SiteSettings, 'name' | 'shortName' | 'tagline' | 'favicon'>;

const listIcons = (favicon: Named['favicon']) => {
  const vector = vectorIconOf(favicon);
  return [
    ...(vector ? [{ src: vector, type: 'image/svg+xml', sizes: 'any' }] : []),
    ...iconSizes.map((size) => ({ src: iconUrl(size, favicon), type: 'image/png', sizes: `${size}x${size}` })),
  ];
};

/** The web app manifest, for home-screen icons. */
export const formatWebManifest = ({ name, shortName, tagline, favicon }: Named) =>
  JSON.stringify({
    name,
    short_name: shortName,
    ...(tagline ? { description: tagline } : {}),
    start_url: '/',
    display: 'browser',
    background_color: '#14110f',
    theme_color: '#14110f',
    icons: listIcons(favicon),
  });

export const barManifestPath = '/bar/manifest.webmanifest';

/** Of bar mode, which can be installed. */
export const formatBarManifest = ({ name, favicon }: Named) =>
  JSON.stringify({
    id: '/bar/',
    name: `${name} Bar Mode`,
    short_name: 'Bar mode',
    description: 'Change the taps in two touches, with or without a network',
    start_url: '/bar/',
    scope: '/bar/',
    display: 'standalone',
    background_color: '#14110f',
    theme_color: '#14110f',
    icons: listIcons(favicon),
  });

/** The accent colors of the site as CSS. Its URL contains the colors, so it never changes. */

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
