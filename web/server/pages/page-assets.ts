import type { Manifest } from 'vite';
import type { SiteSettings } from '@domain/site/schema';
import type { SiteAssets } from '../../site/boot/document';
import type { FontPairName } from '@domain/site/look';
import { iconLink, pageColor, themeUrl } from '../site-files/brand-files';
import { chunkOf, withImports } from './manifest';

const bootstrapModule = 'site/boot/bootstrap.ts';
const entryModule = 'site/boot/entry-client.tsx';

/** The style sheets of the pairs that are not the default, and the files of headings and text, for English (ui/fonts/). */
type FontPair = { style?: string; isPreloaded: RegExp };
const pairs: Record<FontPairName, FontPair> = {
  barlow: { isPreloaded: /(barlow-condensed-700|source-sans-3-400)\.basic-[^/]+\.woff2$/ },
  oswald: { style: 'ui/fonts/oswald.css', isPreloaded: /(oswald-600|inter-400)\.basic-[^/]+\.woff2$/ },
  bitter: { style: 'ui/fonts/bitter.css', isPreloaded: /(bitter-700|source-sans-3-400)\.basic-[^/]+\.woff2$/ },
};

/** Resolves a page's route modules to the URLs of the files that the browser loads for it. */
export function pageAssets(manifest: Manifest) {
  const toUrl = (file: string) => `/${file}`;
  const bootstrap = chunkOf(manifest, bootstrapModule);
  const entry = chunkOf(manifest, entryModule);
  const files = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  const toPair = ({ style, isPreloaded }: FontPair) => ({
    styles: style ? [fileUrl(manifest)(style)] : [],
    fonts: [...new Set(files.filter((file) => isPreloaded.test(file)))].map(toUrl),
  });
  const fontPairs = { barlow: toPair(pairs.barlow), oswald: toPair(pairs.oswald), bitter: toPair(pairs.bitter) };

  return (modules: string[]): BuiltAssets => {
    const chunks = withImports(manifest, [entryModule, ...modules]);
    return {
      bootstrap: toUrl(bootstrap.file),
      entry: toUrl(entry.file),
      modules: chunks.filter((chunk) => chunk !== entry).map(({ file }) => toUrl(file)),
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map(toUrl),
      fontPairs,
    };
  };
}

/** The URL of a file with an entry of its own in the build. */
export const fileUrl = (manifest: Manifest) => (source: string) => `/${chunkOf(manifest, source).file}`;

/** The files of a page that come from the build. */
export type BuiltAssets = Omit<SiteAssets, 'icon' | 'color' | 'fonts'> & {
  fontPairs: Record<FontPairName, Pick<SiteAssets, 'styles' | 'fonts'>>;
};

/** The files of a page that come from the site settings. The theme is for a look of its own. */
export type BrandAssets = Pick<SiteAssets, 'icon' | 'color'> & { theme: string | null; pair: FontPairName };

export const toBrandAssets = (settings: SiteSettings): BrandAssets => ({
  icon: iconLink(settings.favicon),
  color: pageColor(settings),
  theme: themeUrl(settings),
  pair: settings.fonts,
});

export const withBrandAssets = (
  { fontPairs, ...assets }: BuiltAssets,
  { icon, color, theme, pair }: BrandAssets,
): SiteAssets => ({
  ...assets,
  styles: [...assets.styles, ...fontPairs[pair].styles, ...(theme ? [theme] : [])],
  fonts: fontPairs[pair].fonts,
  icon,
  color,
});
