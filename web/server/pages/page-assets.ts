import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import type { SiteAssets } from '../../site/document';

const startModule = 'site/start.ts';
const entryModule = 'site/entry-client.tsx';

/** The two fonts of the first screen: headings and text. */
const firstFonts = /barlow-condensed-latin-700-normal|source-sans-3-latin-wght-normal/;

export function readManifest(client: string): Manifest {
  return JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** From the modules that a page is made of to the files that the browser has to fetch for it. */
export function pageAssets(manifest: Manifest) {
  const address = (file: string) => `/${file}`;
  const start = chunkOf(manifest, startModule);
  const entry = chunkOf(manifest, entryModule);
  const fonts = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => firstFonts.test(file));

  return (modules: string[]): SiteAssets => {
    const chunks = withImports(manifest, [entryModule, ...modules]);
    return {
      start: address(start.file),
      entry: address(entry.file),
      modules: chunks.filter((chunk) => chunk !== entry).map(({ file }) => address(file)),
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map(address),
      fonts: [...new Set(fonts)].map(address),
    };
  };
}

function chunkOf(manifest: Manifest, module: string): ManifestChunk {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`The build of the site has no ${module}`);
  return chunk;
}

/** The chunks of these modules and of everything they import at once, each only once. */
function withImports(manifest: Manifest, modules: string[]): ManifestChunk[] {
  const found = new Map<string, ManifestChunk>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || found.has(name)) return;
    found.set(name, chunk);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...found.values()];
}
