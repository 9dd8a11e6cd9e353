import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** Vite's manifest of the site's build in a folder. */
export function readManifest(client: string): Manifest {
  return JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
}

export function chunkOf(manifest: Manifest, module: string): ManifestChunk {
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
