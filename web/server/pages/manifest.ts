/** What the build of the site says of its files. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

export function readManifest(client: string): Manifest {
  return JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
}

export function chunkOf(manifest: Manifest, module: string): ManifestChunk {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`The build of the site has no ${module}`);
  return chunk;
}

/** The chunks of these modules and of everything they import at once, each only once and after what it imports. */
export function withImports(manifest: Manifest, modules: string[]): ManifestChunk[] {
  const seen = new Set<string>();
  const found: ManifestChunk[] = [];
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(visit);
    found.push(chunk);
  };
  modules.forEach(visit);
  return found;
}
