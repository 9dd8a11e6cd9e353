/** The JavaScript that every page loads before hydration: the entry and its static imports. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { web } from '../paths.ts';
import { atMost, type Metric } from './metric.ts';

const client = path.join(web, 'dist/client');
const entryModule = 'site/boot/entry-client.tsx';

/** Transferred size; small files are not compressed. */
function transferredBytes(file: string): number {
  const compressed = path.join(client, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : path.join(client, file)).size;
}

/** The entry's file and those of its static imports, from Vite's manifest. */
function listFiles(): string[] {
  const manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string; imports?: string[] }
  >;
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  add(entryModule);
  return [...files];
}

export function measureBundleSize(): Metric[] {
  const files = listFiles();
  const kilobytes = files.reduce((sum, file) => sum + transferredBytes(file), 0) / 1000;
  return [
    {
      group: 'JavaScript',
      name: 'Entry of the site',
      value: kilobytes,
      unit: 'kB',
      note: `brotli, ${files.length} files`,
      budget: atMost(110, kilobytes, 'kB'),
    },
  ];
}
