import { expect, test } from 'vitest';
import type { Manifest } from 'vite';
import { withImports } from './manifest';

const chunk = (file: string, ...imports: string[]) => ({ file, imports });

test('every file comes once, and after those that it imports', () => {
  const manifest: Manifest = {
    'entry.ts': chunk('entry.js', 'frame', 'libraries'),
    'page.ts': chunk('page.js', 'common', 'frame'),
    frame: chunk('frame.js', 'libraries'),
    common: chunk('common.js', 'frame', 'libraries'),
    libraries: chunk('libraries.js'),
    'elsewhere.ts': chunk('elsewhere.js'),
  };
  const files = withImports(manifest, ['entry.ts', 'page.ts']).map(({ file }) => file);
  expect(files).toEqual(['libraries.js', 'frame.js', 'entry.js', 'common.js', 'page.js']);
});
