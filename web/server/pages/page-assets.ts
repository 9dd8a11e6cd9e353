import type { Manifest } from 'vite';
import type { SiteAssets } from '../../site/boot/document';
import { chunkOf, withImports } from './manifest';

const bootstrapModule = 'site/boot/bootstrap.ts';
const entryModule = 'site/boot/entry-client.tsx';

/** The two fonts of the first screen: headings and text. */
const firstFonts = /barlow-condensed-latin-700-normal|source-sans-3-latin-wght-normal/;

/** From the modules that a page is made of to the files that the browser has to fetch for it. */
export function pageAssets(manifest: Manifest) {
  const address = (file: string) => `/${file}`;
  const start = chunkOf(manifest, bootstrapModule);
  const entry = chunkOf(manifest, entryModule);
  const fonts = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => firstFonts.test(file));

  return (modules: string[]): SiteAssets => {
    const chunks = withImports(manifest, [entryModule, ...modules]);
    return {
      bootstrap: address(start.file),
      entry: address(entry.file),
      modules: chunks.filter((chunk) => chunk !== entry).map(({ file }) => address(file)),
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map(address),
      fonts: [...new Set(fonts)].map(address),
    };
  };
}
