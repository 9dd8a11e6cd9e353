import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import type { SiteSettings } from '@domain/site/schema';
import type { SiteAssets } from '../../site/boot/document';
import type { FontPairName } from '@domain/site/look';
import { iconLink, pageColor, themeUrl } from '../site-files/brand-files';

/** Vite's manifest of the site's build in a folder. */
export function readManifest(client: string): Manifest {
  return JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
}

function chunkOf(manifest: Manifest, module: string): ManifestChunk {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`The build of the site has no ${module}`);
  return chunk;
}

/** The chunks of these modules and of all their static imports, each once and after its imports. */
export function withImports(manifest: Manifest, modules: string[]): ManifestChunk[] {
  const visited = new Set<string>();
  const chunks: ManifestChunk[] = [];
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || visited.has(name)) return;
    visited.add(name);
    chunk.imports?.forEach(visit);
    chunks.push(chunk);
  };
  modules.forEach(visit);
  return chunks;
}

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

/** Adds the files that come from the site settings. The theme is for a look of its own. */
export function withBrandAssets({ fontPairs, ...assets }: BuiltAssets, settings: SiteSettings): SiteAssets {
  const { styles, fonts } = fontPairs[settings.fonts];
  const theme = themeUrl(settings);
  return {
    ...assets,
    styles: [...assets.styles, ...styles, ...(theme ? [theme] : [])],
    fonts,
    icon: iconLink(settings.favicon),
    color: pageColor(settings),
  };
}
