import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../paths.ts';
import { inputFiles } from './fingerprint.ts';
import { pipelines } from './targets.ts';

const extensions = ['', '.ts', '.tsx', '.mjs', '.css', '.json', '/index.ts'];

/** A specifier inside the repository as a file path; null for packages and generated files. */
function resolveImport(importer: string, specifier: string): string | null {
  const [bare = ''] = specifier
    .replace(/^@domain\/|^#domain\//, '/cms/domain/')
    .replace(/^#lib\//, '/cms/src/lib/')
    .split('?');
  if (!bare.startsWith('.') && !bare.startsWith('/cms/')) return null;
  const base = bare.startsWith('/') ? bare.slice(1) : path.posix.join(path.posix.dirname(importer), bare);
  const found = extensions
    .map((extension) => base + extension)
    .find((file) => /\.\w+$/.test(file) && existsSync(path.join(root, file)));
  return found ?? null;
}

const allTargets = pipelines.flatMap(({ targets }) => targets);

for (const target of allTargets) {
  test(`the inputs of ${target.name} contain every file that they import`, () => {
    const files = new Set(inputFiles(root, target.inputs));
    const missing = [...files]
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
      .flatMap((file) =>
        ts
          .preProcessFile(readFileSync(path.join(root, file), 'utf8'), true, true)
          .importedFiles.map(({ fileName }) => ({ file, imported: resolveImport(file, fileName) })),
      )
      .filter(({ imported }) => imported !== null && !files.has(imported));
    assert.ok(files.size > 10);
    assert.deepEqual(missing, []);
  });
}
