import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fingerprint } from './fingerprint.ts';

function createFolder() {
  const root = mkdtempSync(path.join(tmpdir(), 'brewery-fingerprint-'));
  mkdirSync(path.join(root, 'src/node_modules'), { recursive: true });
  writeFileSync(path.join(root, 'src/a.ts'), 'a');
  writeFileSync(path.join(root, 'src/b.ts'), 'b');
  onTestFinished(() => rmSync(root, { recursive: true }));
  return { root, at: (name: string) => path.join(root, 'src', name) };
}

const inputs = { paths: ['src', 'missing.json'], exclude: /\.test\.ts$/ };

test('excluded files, node_modules and modification times do not change the fingerprint', () => {
  const { root, at } = createFolder();
  const before = fingerprint(root, inputs);
  utimesSync(at('a.ts'), new Date(), new Date());
  writeFileSync(at('a.test.ts'), 'test');
  writeFileSync(at('node_modules/package.js'), 'package');
  assert.equal(fingerprint(root, inputs), before);
});

const changes: Record<string, (at: (name: string) => string) => void> = {
  'a changed file': (at) => writeFileSync(at('a.ts'), 'other'),
  'a new file': (at) => writeFileSync(at('c.ts'), ''),
  'a renamed file': (at) => renameSync(at('a.ts'), at('c.ts')),
  'a removed file': (at) => rmSync(at('b.ts')),
};

for (const [name, change] of Object.entries(changes)) {
  test(`${name} changes the fingerprint`, () => {
    const { root, at } = createFolder();
    const before = fingerprint(root, inputs);
    change(at);
    assert.notEqual(fingerprint(root, inputs), before);
  });
}
