/** URLs of the site's icon: the built-in one, or an uploaded PNG or SVG. The render thread has them, but no image library. */
import { createHash } from 'node:crypto';
import type { Image } from '@domain/shared/response-schemas';
import { parseColor } from '@domain/site/contrast';
import { darkTokens, defaultColors, lightTokens, paletteNames, surfacesOf, themeNames } from '@domain/site/look';
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

/** The color of the header, and of the browser around the page. */
export const pageColor = (settings: Pick<SiteSettings, 'palette' | 'theme'>) => surfacesOf(settings)[0];

type Named = Pick<SiteSettings, 'name' | 'shortName' | 'tagline' | 'favicon' | 'palette' | 'theme'>;

const listIcons = (favicon: Named['favicon']) => {
  const vector = vectorIconOf(favicon);
  return [
    ...(vector ? [{ src: vector, type: 'image/svg+xml', sizes: 'any' }] : []),
    ...iconSizes.map((size) => ({ src: iconUrl(size, favicon), type: 'image/png', sizes: `${size}x${size}` })),
  ];
};

/** The web app manifest, for home-screen icons. */
export const formatWebManifest = ({ name, shortName, tagline, favicon, ...look }: Named) =>
  JSON.stringify({
    name,
    short_name: shortName,
    ...(tagline ? { description: tagline } : {}),
    start_url: '/',
    display: 'browser',
    background_color: pageColor(look),
    theme_color: pageColor(look),
    icons: listIcons(favicon),
  });

export const barManifestPath = '/bar/manifest.webmanifest';

/** The manifest of bar mode, which can be installed. */
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

/** The look of the site as CSS. Its URL contains all of it, so it never changes. */

type LookAndColors = Pick<SiteSettings, 'palette' | 'theme' | 'accentColor' | 'secondaryColor'>;

export const themePath = '/theme.css';

const builtIn = { palette: 'dusk', theme: 'dark' } as const;

/** Null for the look that the site's stylesheet has. */
export function themeUrl({ palette, theme, accentColor, secondaryColor }: LookAndColors): string | null {
  const toText = (colors: Pick<SiteSettings, 'accentColor' | 'secondaryColor'>) =>
    `${colors.accentColor.slice(1)}-${colors.secondaryColor.slice(1)}`;
  const look = `${palette}-${theme}-${toText({ accentColor, secondaryColor })}`;
  const isBuiltIn = look === `${builtIn.palette}-${builtIn.theme}-${toText(defaultColors(builtIn))}`;
  return isBuiltIn ? null : `${themePath}?look=${look}`;
}

const toCss = (tokens: Record<string, string>) =>
  Object.entries(tokens)
    .map(([name, color]) => `--color-${name}:${color}`)
    .join(';');

/** What stays dark in the light theme, because its text is on a photo; and what has tokens of its own for light sections. */
const darkParts = '.isolate,.on-light,.label-surface';

/** Null if the URL has no such look. */
export function formatTheme(look: string | null): string | null {
  const [paletteName, themeName, ...colors] = (look ?? '').split('-');
  const palette = paletteNames.find((name) => name === paletteName);
  const theme = themeNames.find((name) => name === themeName);
  const [accentColor, secondaryColor] = colors.map(parseColor);
  if (!palette || !theme || !accentColor || !secondaryColor || colors.length > 2) return null;
  const dark = toCss(darkTokens(palette, { accentColor, secondaryColor }));
  if (theme === 'dark') return `@layer base{:root{${dark}}}\n`;
  const light = toCss(lightTokens(palette, { accentColor, secondaryColor }));
  return (
    `@layer base{:root{${light}}html{color-scheme:light}${darkParts}{${dark}}` +
    '.isolate{color:var(--color-oat);color-scheme:dark}header[data-compact=false]{background:var(--color-ink)}' +
    // The demo brewery's logo, for which the light theme has no file in the build.
    'img[src*="/logo-light-"]{filter:invert(1) hue-rotate(180deg)}}\n'
  );
}
