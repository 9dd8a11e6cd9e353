import type { Manifest } from 'vite';
import type { SiteSettings } from '@domain/site/schema';
import type { SiteAssets } from '../../site/boot/document';
import { iconLink, themeUrl } from '../site-files/brand-files';
import { chunkOf, withImports } from './manifest';

const bootstrapModule = 'site/boot/bootstrap.ts';
const entryModule = 'site/boot/entry-client.tsx';

/** Of headings and text above the fold, with the characters of English text (ui/fonts.css). */
const preloadedFonts = /(barlow-condensed-700|source-sans-3-400)\.basic-[^/]+\.woff2$/;

/** Resolves a page's route modules to the URLs of the files that the browser loads for it. */
export function pageAssets(manifest: Manifest) {
  const toUrl = (file: string) => `/${file}`;
  const bootstrap = chunkOf(manifest, bootstrapModule);
  const entry = chunkOf(manifest, entryModule);
  const fonts = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => preloadedFonts.test(file));

  return (modules: string[]): BuiltAssets => {
    const chunks = withImports(manifest, [entryModule, ...modules]);
    return {
      bootstrap: toUrl(bootstrap.file),
      entry: toUrl(entry.file),
      modules: chunks.filter((chunk) => chunk !== entry).map(({ file }) => toUrl(file)),
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map(toUrl),
      fonts: [...new Set(fonts)].map(toUrl),
    };
  };
}

/** The URL of a file with an entry of its own in the build. */
export const fileUrl = (manifest: Manifest) => (source: string) => `/${chunkOf(manifest, source).file}`;

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
