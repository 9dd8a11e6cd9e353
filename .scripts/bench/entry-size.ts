/** What every page of the site brings along before it is alive: the entry and all that it imports at once. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { readManifest, withImports } from '../../web/server/pages/manifest.ts';
import { web } from '../project.ts';
import { atMost, type Figure } from './figure.ts';

const client = path.join(web, 'dist/client');
const entry = 'site/entry-client.tsx';

/** Small files are not compressed. */
function sentBytes(file: string): number {
  const compressed = path.join(client, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : path.join(client, file)).size;
}

export function measureEntry(): Figure[] {
  const files = withImports(readManifest(client), [entry]).map(({ file }) => file);
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
