import type { SiteSettings } from '@domain/site/site';
import type { SiteAssets } from '../../site/boot/document';
import { iconLink } from '../site-files/icon-urls';
import { themeUrl } from '../site-files/theme';

/** The files of a page that come from the build. */
export type BuiltAssets = Omit<SiteAssets, 'icon'>;

/** The files of a page that come from the site settings. The theme is for colors of its own. */
export type BrandAssets = Pick<SiteAssets, 'icon'> & { theme: string | null };

export const toBrandAssets = (settings: SiteSettings): BrandAssets => ({
  icon: iconLink(settings.favicon),
  theme: themeUrl(settings),
});

export const withBrandAssets = (assets: BuiltAssets, { icon, theme }: BrandAssets): SiteAssets => ({
  ...assets,
  styles: theme ? [...assets.styles, theme] : assets.styles,
  icon,
});
