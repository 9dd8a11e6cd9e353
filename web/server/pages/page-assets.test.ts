import type { Manifest } from 'vite';
import { withImports } from './page-assets';

const chunk = (file: string, ...imports: string[]) => ({ file, imports });

test('lists each file once, after its imports', () => {
  const manifest: Manifest = {
    'entry.ts': chunk('entry.js', 'shell', 'libraries'),
    'page.ts': chunk('page.js', 'common', 'shell'),
    shell: chunk('shell.js', 'libraries'),
    common: chunk('common.js', 'shell', 'libraries'),
    libraries: chunk('libraries.js'),
    'unrelated.ts': chunk('unrelated.js'),
  };
  const files = withImports(manifest, ['entry.ts', 'page.ts']).map(({ file }) => file);
  expect(files).toEqual(['libraries.js', 'shell.js', 'entry.js', 'common.js', 'page.js']);
});
