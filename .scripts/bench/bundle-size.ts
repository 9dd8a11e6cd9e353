/** The JavaScript that every page loads before hydration: the entry and its static imports. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { readManifest, withImports } from '../../web/server/pages/manifest.ts';
import { web } from '../paths.ts';
import { atMost, type Metric } from './metric.ts';

const client = path.join(web, 'dist/client');
const entryModule = 'site/boot/entry-client.tsx';

/** Transferred size; small files are not compressed. */
function transferredBytes(file: string): number {
  const compressed = path.join(client, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : path.join(client, file)).size;
}

export function measureBundleSize(): Metric[] {
  const files = withImports(readManifest(client), [entryModule]).map(({ file }) => file);
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
