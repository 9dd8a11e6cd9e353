import type { SiteSettings } from '@domain/site/site';
import type { SiteAssets } from '../../site/boot/document';
import { iconLink } from '../site-files/icon-urls';
import { themeUrl } from '../site-files/theme';

/** The files of a page that come from the build. */
export type BuiltAssets = Omit<SiteAssets, 'icon'>;

/** Adds the icon and, for colors of its own, the theme. */
export function withBrandAssets(assets: BuiltAssets, settings: SiteSettings): SiteAssets {
  const theme = themeUrl(settings);
  return {
    ...assets,
    styles: theme ? [...assets.styles, theme] : assets.styles,
    icon: iconLink(settings.favicon),
  };
}
