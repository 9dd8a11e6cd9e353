/** What every page of the site brings along before it is alive: the entry and all that it imports at once. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { web } from '../project.ts';
import { atMost, type Figure } from './figure.ts';

type Chunk = { file: string; imports?: string[] };

const client = path.join(web, 'dist/client');
const entry = 'site/entry-client.tsx';

function withImports(manifest: Record<string, Chunk>, name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, found);
  return found;
}

/** Small files are not compressed. */
function sentBytes(file: string): number {
  const compressed = path.join(client, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : path.join(client, file)).size;
}

export function measureEntry(): Figure[] {
  const manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const files = [...withImports(manifest, entry)];
  const kilobytes = files.reduce((sum, file) => sum + sentBytes(file), 0) / 1000;
  return [
    {
      group: 'JavaScript',
      name: 'Entry of the site',
      value: kilobytes,
      unit: 'kB',
      note: `brotli, ${files.length} files`,
      goal: atMost(110, kilobytes, 'kB'),
    },
  ];
}
