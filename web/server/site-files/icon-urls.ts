/** URLs of the site's icon: the built-in one, or an uploaded PNG or SVG. */
import { createHash } from 'node:crypto';
import type { Image } from '@domain/shared/image';

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
