import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isInstalled, markInstalled } from './install.mjs';

test('packages count as installed until they are removed or the lockfile changes', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'brewery-install-'));
  writeFileSync(path.join(folder, 'package-lock.json'), '{}');
  assert.equal(isInstalled(folder), false);

  mkdirSync(path.join(folder, 'node_modules'));
  markInstalled(folder);
  assert.equal(isInstalled(folder), true);

  writeFileSync(path.join(folder, 'package-lock.json'), '{ "packages": {} }');
  assert.equal(isInstalled(folder), false);

  markInstalled(folder);
  rmSync(path.join(folder, 'node_modules'), { recursive: true });
  assert.equal(isInstalled(folder), false);
  rmSync(folder, { recursive: true });
});
